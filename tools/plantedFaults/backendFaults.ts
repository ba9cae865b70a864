/** A fault to plant: a piece of text in a file, and its replacement. */
export interface PlantedFault {
  name: string;
  file: string;
  from: string;
  to: string;
}

export const faultsIn =
  (file: string) =>
  (name: string, from: string, to: string): PlantedFault => ({ name, file, from, to });

const posts = faultsIn('mocks/resolvers/posts.ts');
const awards = faultsIn('mocks/rules/awardPoints.ts');
const polls = faultsIn('mocks/resolvers/polls.ts');
const ranking = faultsIn('mocks/rules/ranking.ts');
const todos = faultsIn('mocks/resolvers/todos.ts');
const questions = faultsIn('mocks/resolvers/questions.ts');
const feed = faultsIn('mocks/resolvers/feed.ts');
const entries = faultsIn('mocks/rules/feedEntries.ts');
const streak = faultsIn('mocks/rules/streak.ts');
const activity = faultsIn('mocks/rules/activity.ts');
const socket = faultsIn('mocks/live/socketServer.ts');

const ofPosts: readonly PlantedFault[] = [
  posts('a like is awarded when it is taken back', 'if (liked) awardPoints', 'if (!liked) awardPoints'),
  posts(
    'what was reached is lost with a like',
    "if (isSet && table === 'like') keepAchievements(context);",
    '',
  ),
  awards(
    'an own like earns',
    "post.userId === userId ? null : { kind: 'like', subject: post.id }",
    "({ kind: 'like', subject: post.id, of: userId })",
  ),
  awards('a like earns each time', "{ kind: 'like', subject: post.id }", "{ kind: 'like' }"),
  awards(
    'an answer to a question post earns as a comment',
    "if (post.type !== 'question')",
    'if (post.type)',
  ),
  awards(
    'answering an own question post earns',
    "return post.userId === userId ? null : { kind: 'answer' }",
    "return { kind: 'answer' }",
  ),
  awards(
    'an award once given is given to nobody else',
    '`${userId}:${kind}:${subject}`',
    '`${kind}:${subject}`',
  ),
];
const ofPolls: readonly PlantedFault[] = [
  polls('a second vote is not refused', 'if (db.pollVote.get(voteId)) throw', "if (voteId === '') throw"),
  polls(
    'an option that is not there takes a vote',
    '!(optionIndex in parsePollOptions(poll.options))',
    'optionIndex < 0',
  ),
  polls(
    'the author of a poll hears nothing of votes',
    'author !== undefined && author !== voter.id',
    'author !== undefined && author === voter.id',
  ),
  faultsIn('src/shared/rules/polls.ts')('a poll is open at its very end', 'now >= end', 'now > end'),
  faultsIn('src/contract/schemas/posts.ts')(
    'an option may come twice',
    'new Set(options.map(visibleText)).size === options.length',
    'visibleText.length > 0 && options.length > 0',
  ),
];
const ofRanks: readonly PlantedFault[] = [
  ranking(
    'a tie goes to who joined later',
    'Date.parse(a.createdAt) - Date.parse(b.createdAt)',
    'Date.parse(b.createdAt) - Date.parse(a.createdAt)',
  ),
  ranking(
    'the leaderboard is not read again after an award',
    "memoizeByTables(['user', 'award', 'visitedPlace']",
    "memoizeByTables(['user', 'visitedPlace']",
  ),
  faultsIn('src/shared/rules/levels.ts')(
    'a level begins a point late',
    'Math.floor(points / perLevel) + 1',
    'Math.max(1, Math.ceil(points / perLevel))',
  ),
  streak('a streak ends before a whole day went by', 'days.has(today) ? today : today - 1', 'today'),
  activity('two answers to one question count twice', 'new Set(local).size', 'local.length'),
];
const ofLists: readonly PlantedFault[] = [
  faultsIn('src/shared/rules/destinations.ts')('a place in capitals is another place', '.toLowerCase()', ''),
  todos('a visited place is marked again', 'if (todo.isVisited) return toTodo(todo);', ''),
  questions(
    'a vote on an answer cannot be changed',
    'db.answerVote.patch(id, { isHelpful })',
    'db.answerVote.patch(id, {})',
  ),
  feed(
    'the last full page promises another',
    'offset + limit < entries.length',
    'offset + limit <= entries.length',
  ),
  feed('each page is the first', 'entries.slice(offset, offset + limit)', 'entries.slice(0, limit)'),
  entries(
    'popular posts stay where they were',
    "memoizeByTables([...TABLES, 'like', 'comment']",
    'memoizeByTables([...TABLES]',
  ),
  entries(
    'what was written in one millisecond has no order',
    'return isTaken ? entryDate(db, now + 1) : at',
    'return isTaken ? at : at',
  ),
  faultsIn('mocks/resolvers/users.ts')(
    'anybody may read what somebody saved',
    'owner.id !== context.requireUser().id',
    "context.requireUser().id === ''",
  ),
  faultsIn('mocks/http/session.ts')(
    'an expired session may write',
    "current.startsWith(EXPIRED) && method !== 'GET'",
    "current === '' && method !== 'GET'",
  ),
];
const ofSocket: readonly PlantedFault[] = [
  faultsIn('mocks/live/audience.ts')(
    'everybody hears of own doings',
    'except === undefined || userId !== except',
    'except === undefined || except.length > 0',
  ),
  socket('a comment is told twice', 'published.delete(`${postId}:${userId}`) ||', ''),
  faultsIn('mocks/db/Database.ts')(
    'a request may write into newer data',
    'begunAt !== undefined && begunAt !== loads',
    'begunAt !== undefined && loads < 0',
  ),
];

export const backendFaults: readonly PlantedFault[] = [
  ...ofPosts,
  ...ofPolls,
  ...ofRanks,
  ...ofLists,
  ...ofSocket,
];
