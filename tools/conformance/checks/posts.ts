import { endpoints } from '../../../src/contract/endpoints.ts';
import { HOUR, MAX_IMAGES, TEXT_LIMITS } from '../../../src/shared/limits.ts';
import { aFile, aPicture } from '../../../mocks/testing/files.ts';
import { type CheckContext, newPoll, unique } from '../CheckContext.ts';
import { expectEqual, expectFound, expectMatch, expectTrue } from '../expect.ts';
import { Mismatch } from '../exchange.ts';
import { checksOf } from './Check.ts';

const { posts, users } = endpoints;
const withId = (id: string) => ({ params: { id } });
const poll = (pollOptions: string[], more: object = {}): object => ({
  type: 'poll',
  content: 'Hills or sea?',
  pollOptions,
  ...more,
});
const pictures = (count: number): Blob[] => Array.from({ length: count }, () => aPicture());
const tip = (more: object): object => ({ type: 'tip', content: 'Start early.', ...more });

const REFUSED: readonly (readonly [what: string, body: object, field: string])[] = [
  ['blank content', tip({ content: ' \n' }), 'content'],
  ['invisible characters alone', tip({ content: '\u200B \u2060' }), 'content'],
  ['content that is too long', tip({ content: 'x'.repeat(TEXT_LIMITS.post + 1) }), 'content'],
  ['an unknown type', tip({ type: 'advert' }), 'type'],
  ['six pictures', tip({ images: pictures(MAX_IMAGES + 1) }), 'images'],
  ['an SVG', tip({ images: [aFile('<svg xmlns="x"/>', { type: 'image/png' })] }), 'images'],
  ['a poll with a picture', poll(['a', 'b'], { images: pictures(1) }), 'images'],
  ['one option', poll(['a']), 'pollOptions'],
  ['one option beside blank ones', poll(['a', ' ', '']), 'pollOptions'],
  ['seven options', poll(['a', 'b', 'c', 'd', 'e', 'f', 'g']), 'pollOptions'],
  ['the same option twice', poll(['a', ' a']), 'pollOptions'],
  ['options that are no list', tip({ type: 'poll', pollOptions: 'a, b' }), 'pollOptions'],
  ['an end that is no date', poll(['a', 'b'], { pollExpiresAt: 'next week' }), 'pollExpiresAt'],
  [
    'an end that has passed',
    poll(['a', 'b'], { pollExpiresAt: '2020-01-01T00:00:00.000Z' }),
    'pollExpiresAt',
  ],
];

/** Two users like a post concurrently. */
const likeTogether = async (context: CheckContext): Promise<void> => {
  const { asha, ravi } = context;
  const { id } = await context.post(asha);
  await Promise.all([asha, ravi].map((client) => client.call(posts.like, withId(id))));
  const { likes, _count } = await asha.call(posts.one, withId(id));
  expectEqual(
    likes.map(({ userId }) => userId).toSorted(),
    [asha.id, ravi.id].toSorted(),
    'likes of two people',
  );
  expectEqual(_count.likes, 2, '_count.likes');
};

export const postChecks = checksOf('Posts', {
  '[API-19] a new post has what was sent, trimmed, and its author': async ({ asha }) => {
    const content = unique('Snow on the pass.');
    const post = await asha.call(posts.create, {
      body: { type: 'tip', content: `  ${content}\n`, destination: ' Manali ' },
    });
    const expected = {
      type: 'tip',
      content,
      destination: 'Manali',
      images: [],
      likes: [],
      comments: [],
      poll: null,
    };
    expectMatch(
      post,
      { ...expected, _count: { likes: 0, comments: 0 }, user: { id: asha.id } },
      'the new post',
    );
    expectMatch(
      await asha.call(posts.one, withId(post.id)),
      { id: post.id, ...expected },
      'the post read again',
    );
  },
  '[API-19] a new post is dated now, with its time zone': async ({ asha, options }) => {
    const { createdAt } = await asha.call(posts.create, { body: { type: 'tip', content: unique('Now.') } });
    const difference = Math.abs(Date.parse(createdAt) - (await options.now()));
    expectTrue(
      difference < HOUR / 4,
      `createdAt is ${createdAt}, ${Math.round(difference / 60_000)} minutes from now`,
    );
  },
  '[API-19] pictures are kept, at addresses that answer a picture': async ({ asha, options }) => {
    const { images } = await asha.call(posts.create, {
      body: { type: 'story', content: unique('View.'), images: pictures(2) },
    });
    expectEqual(images.length, 2, 'pictures of the new post');
    const response = await options.download(images[0] ?? '');
    expectTrue(response.ok, `${images[0]} answered ${response.status}`);
    expectTrue(
      (response.headers.get('Content-Type') ?? '').startsWith('image/'),
      `${images[0]} is no picture by its content type`,
    );
  },
  '[API-19] five pictures and the longest content are taken': async ({ asha }) => {
    const content = 'x'.repeat(TEXT_LIMITS.post);
    const post = await asha.call(posts.create, {
      body: { type: 'story', content, images: pictures(MAX_IMAGES) },
    });
    expectEqual(
      [post.content.length, post.images.length],
      [TEXT_LIMITS.post, MAX_IMAGES],
      'length and pictures',
    );
  },
  '[API-20] a post that is not valid answers 400 with the field': async ({ asha }) => {
    for (const [what, body, field] of REFUSED) {
      await asha.refused(posts.create, { body }, 400, field).catch((error: unknown) => {
        throw error instanceof Mismatch ? new Mismatch(`${what}. ${error.message}`) : error;
      });
    }
  },
  '[AMB-68, AMB-13] options are trimmed, blank ones dropped, and stored as a list': async ({ asha }) => {
    const body = newPoll({ pollOptions: [' Hills, north ', '', 'Sea'] });
    expectMatch(
      (await asha.call(posts.create, { body })).poll,
      { options: ['Hills, north', 'Sea'], votes: [] },
      'the poll',
    );
  },
  '[CRE-16] a poll ends when it was told, and never without an end': async ({ asha, options }) => {
    const end = (await options.now()) + 48 * HOUR;
    const pollExpiresAt = new Date(end).toISOString();
    const ending = await asha.call(posts.create, { body: newPoll({ pollExpiresAt }) });
    expectEqual(Date.parse(ending.poll?.expiresAt ?? ''), end, 'expiresAt');
    expectEqual(
      (await asha.call(posts.create, { body: newPoll() })).poll?.expiresAt,
      null,
      'expiresAt without an end',
    );
  },
  '[API-22] a like switches, and is counted and listed': async (context) => {
    const { id } = await context.post(context.ravi);
    for (const liked of [true, false, true]) {
      expectEqual((await context.asha.call(posts.like, withId(id))).liked, liked, 'liked');
      const post = await context.ravi.call(posts.one, withId(id));
      expectMatch(
        post,
        { _count: { likes: liked ? 1 : 0 }, likes: liked ? [{ userId: context.asha.id }] : [] },
        'the post',
      );
    }
  },
  '[API-22] likes of two people at once both count': likeTogether,
  '[API-23, API-12] a bookmark switches, is listed in the post, and last first for its owner': async (
    context,
  ) => {
    const { asha, ravi } = context;
    const [one, two] = [await context.post(ravi), await context.post(ravi)];
    for (const { id } of [two, one])
      expectEqual((await asha.call(posts.bookmark, withId(id))).bookmarked, true, 'bookmarked');
    const saved = async () => (await asha.call(users.bookmarks, withId(asha.id))).map(({ id }) => id);
    expectEqual((await saved()).slice(0, 2), [one.id, two.id], 'the bookmarks');
    expectMatch(
      (await ravi.call(posts.one, withId(one.id))).bookmarks,
      [{ userId: asha.id }],
      'bookmarks of the post',
    );
    expectEqual(
      (await asha.call(posts.bookmark, withId(one.id))).bookmarked,
      false,
      'bookmarked after the second time',
    );
    expectTrue(!(await saved()).includes(one.id), 'a bookmark that was taken back is still listed');
    await ravi.refused(users.bookmarks, withId(asha.id), 403);
  },
  '[API-24, API-21] comments are kept, counted and run from the oldest': async (context) => {
    const { id } = await context.post(context.ravi);
    const say = (content: string) => context.asha.call(posts.comment, { ...withId(id), body: { content } });
    expectMatch(await say('  One  '), { content: 'One', user: { id: context.asha.id } }, 'the new comment');
    await say('Two\nlines <b>& more</b> 🏔️');
    const { comments, _count } = await context.ravi.call(posts.one, withId(id));
    expectEqual(
      comments.map(({ content }) => content),
      ['One', 'Two\nlines <b>& more</b> 🏔️'],
      'the comments',
    );
    expectEqual(_count.comments, 2, '_count.comments');
  },
  '[AMB-70] a comment of 5,000 characters is taken, and one more refused': async (context) => {
    const { id } = await context.post(context.ravi);
    await context.asha.call(posts.comment, {
      ...withId(id),
      body: { content: 'x'.repeat(TEXT_LIMITS.comment) },
    });
    const tooLong = { content: 'x'.repeat(TEXT_LIMITS.comment + 1) };
    await context.asha.refused(posts.comment, { ...withId(id), body: tooLong }, 400, 'content');
  },
  '[API-42, AMB-17] a search finds content, destination and author, in any case, at most 50': async (
    context,
  ) => {
    const search = (q: string) =>
      context.asha.call(endpoints.discover.search, { query: { q, filter: 'all' } });
    const [place, word] = [unique('Zanskar'), unique('ladle')];
    const { id } = await context.post(context.ravi, { content: `With a ${word}.`, destination: place });
    for (const q of [place.toUpperCase(), word, ` ${word} `])
      expectFound(
        (await search(q)).find((post) => post.id === id),
        `the post by '${q}'`,
      );
    for (const q of ['', '   ', unique('nobody wrote this')])
      expectEqual(await search(q), [], `found by '${q}'`);
    expectTrue((await search('e')).length <= 50, 'more than 50 posts are found');
  },
  '[AMB-17] a search has places that begin with the words before whole words before the rest': async (
    context,
  ) => {
    const word = unique('Gokarn').replace(' ', '');
    const place = await context.post(context.ravi, { destination: `${word}, India` });
    const whole = await context.post(context.ravi, { content: `Better than ${word}, I think.` });
    const part = await context.post(context.ravi, { content: `Un${word}ed.` });
    const found = await context.asha.call(endpoints.discover.search, { query: { q: word, filter: 'all' } });
    expectEqual(
      found.map(({ id }) => id),
      [place.id, whole.id, part.id],
      'the order of what was found',
    );
  },
});
