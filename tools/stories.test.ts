import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { guides } from '../stories/docs/guides/index.ts';
import { parseDecisions, parseRequirements } from './requirements/requirements.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')));

const stories = filesIn('stories', '.stories.tsx').map((file) => ({ file, text: read(file) }));
const nameOf = (file: string): string => path.basename(file, '.tsx');
const isShown = (file: string): boolean => stories.some(({ text }) => text.includes(`'../../${file}'`));
const statesIn = (file: string): string[] => {
  const text = stories.find((found) => found.file === file)?.text ?? '';
  return [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => name);
};
/** Required states without a story, as 'File: State'. */
const missing = (folder: string, wanted: Record<string, string>): string[] =>
  Object.entries(wanted).flatMap(([name, states]) => {
    const present = statesIn(`stories/${folder}/${name}.stories.tsx`);
    return states
      .split(' ')
      .filter((state) => !present.includes(state))
      .map((state) => `${name}: ${state}`);
  });

/** The states of each screen, including every kind of user and long texts. */
const USERS = 'Guest Visitor';
const LIST_STATES = `Default Loading Empty Error Few Many LongContent ${USERS}`;
const DETAIL = `Default Loading NotFound Error LongContent ${USERS}`;
const SCREENS = {
  Home: `${LIST_STATES} Offline Polls ExpiredPolls NoPolls Questions NoQuestions`,
  Profile: `Owner Other Loading Empty NotFound Error LongContent Newcomer Veteran Posts Visited ToDo Saved ${USERS}`,
  EditProfile: `Default Loading Error LongContent ${USERS}`,
  Explore: `${LIST_STATES} Searched NothingFound SearchFailed`,
  TodoList: `Default Loading Empty Error Few LongContent Visited NothingVisited Adding ${USERS}`,
  CreatePost: `Default Loading Error LongContent Tip Question Poll Written ${USERS}`,
  PostDetail: `${DETAIL} Owner Few Many PollOpen PollVoted PollExpired`,
  AskLocal: `${LIST_STATES} NothingFound Category Asking`,
  QuestionDetail: `${DETAIL} Owner Empty Few`,
  TravelPlanning: `TravelDetails BudgetAndPreferences CurrentItinerary Thanks Loading Error LongContent ${USERS}`,
  Packages: `${LIST_STATES} Featured NothingFound`,
  PackageDetail: DETAIL,
  Destinations: `${LIST_STATES} Featured NothingFound`,
  DestinationDetail: `${DETAIL} PriceVaries`,
  Leaderboard: `Default Loading Empty Error LongContent Newcomer Veteran ${USERS}`,
  Landing: `Default ${USERS}`,
  NotFound: `Default ${USERS}`,
};
const FEATURES = {
  PostCard: 'OfAStory OfATip OfAQuestion OfAPoll FourPictures Own Liked LikeFails Saved LongContent',
  PollCard: 'Open Voted Expired NeverExpires OneVote ManyOptions LongContent RightToLeft Votes VoteFails',
  QuestionCard: 'Open Answered Urgent LongContent',
  PackageCard: 'FeaturedAndDiscounted FullPrice NoPicture LongContent',
  DestinationCard: 'Featured CostVaries LongContent',
  NewPostForm: 'OfAStory OfATip OfAQuestion OfAPoll WithPictures TooFewOptions Fails LoggedOut',
  Comments: 'Two None Added Fails Visitor',
  AskQuestionDialog: 'Blank Filled Posted CountryMissing Fails LoggedOut',
  AnswerForm: 'Blank Written Posted Fails LoggedOut',
  AddTodoDialog: 'Blank Filled Added Fails',
  PlanWizard: 'TripBlank Budget ItineraryWithFiles ReadyToSend Fails LoggedOut',
  EditProfileForm: 'Default Saved LongBio Fails PictureTooLarge NoPicture',
  Notifications: 'Empty OneUnread MoreThanNinetyNine EveryKind AllRead Disconnected',
  Layout: 'SignedIn Guest Visitor Offline Drawer Keys ComingSoon',
  ScreenError: 'Default Offline',
  Toasts: 'Done Undone Failed LoggedOut News',
};
const FLOWS = 'JoinAndPost VoteInAPoll AskAnswerAndThank PlanATrip ClimbALevel KeyboardAlone';
const DOCS =
  'Welcome Principles Tokens Type Space Motion Scenery Voice Accessibility Responsive ScreenMap Reference Limits Texts Files Decisions Changelog';

/** Stories of behavior that concerns several components, which have playgrounds of their own. */
const WITHOUT_PLAYGROUND = new Set(['NewActivityPill', 'FeedRefresh', 'Shortcuts', 'Toasts']);
/** Components that are invisible or look the same in every story. */
const WITHOUT_STATES = new Set(['HydratedPart', 'InfiniteSentinel', 'Lazy', 'RollingText', 'VisuallyHidden']);

describe('[SHIP-08] every screen and component has stories', () => {
  test.each(filesIn('src/screens', '.tsx'))('%s has a story and is in the table of states', (file) => {
    const story = stories.find((found) => found.file === `stories/screens/${nameOf(file)}.stories.tsx`);
    expect(story?.text, `it needs stories/screens/${nameOf(file)}.stories.tsx`).toContain(`'../../${file}'`);
    expect(Object.keys(SCREENS), 'add its states to SCREENS in this file').toContain(nameOf(file));
  });
  test('each screen is shown in every state', () => {
    expect(missing('screens', SCREENS)).toEqual([]);
  });
  test('cards and forms are shown in all their states', () => {
    expect(missing('features', FEATURES)).toEqual([]);
  });
  test('every component has a playground and a story of all its states', () => {
    const without = stories
      .filter(({ file }) => /^stories\/(?:ui|brand|features)\//.test(file))
      .map(({ file }) => ({ name: path.basename(file, '.stories.tsx'), states: statesIn(file) }))
      .filter(({ name }) => !WITHOUT_PLAYGROUND.has(name))
      .filter(
        ({ name, states }) =>
          !states.includes('Playground') || !(states.includes('AllStates') || WITHOUT_STATES.has(name)),
      );
    expect(without.map(({ name }) => name)).toEqual([]);
  });
  test('every general component and every card says when to use it', () => {
    const parts = filesIn('stories', '.stories.tsx')
      .filter((file) => /^stories\/(?:ui\/|features\/\w+Card\.)/.test(file))
      .map((file) => path.basename(file, '.stories.tsx'));
    expect(Object.keys(guides).toSorted()).toEqual(parts.toSorted());
  });
  test('flows and docs pages exist', () => {
    expect(missing('flows', { Flows: FLOWS })).toEqual([]);
    const pages = new Set(filesIn('stories/docs', '.mdx').map((file) => path.basename(file, '.mdx')));
    expect(DOCS.split(' ').filter((name) => !pages.has(name))).toEqual([]);
    expect(statesIn('stories/docs/ScreenWall.stories.tsx')).toEqual(['Pictures']);
  });
  test.each(
    [...filesIn('src/ui', '.tsx'), ...filesIn('src/brand', '.tsx')].filter(
      (file) => !/\/theme\/|\.test\./.test(file),
    ),
  )('%s is shown by a story', (file) => {
    expect(isShown(file)).toBe(true);
  });
});

test('the code names only requirements and decisions that docs has', () => {
  const requirements = parseRequirements(read('docs/requirements.md')).map(({ id }) => id);
  const known = new Set([...requirements, ...Object.keys(parseDecisions(read('docs/decisions.md')))]);
  const areas = [...new Set([...known].map((id) => id.split('-')[0]))].join('|');
  const sources = ['src', 'mocks'].flatMap((folder) => [
    ...filesIn(folder, '.ts'),
    ...filesIn(folder, '.tsx'),
  ]);
  const named = new Set(
    sources.flatMap((file) => read(file).match(new RegExp(`\\b(?:${areas})-\\d{2}\\b`, 'g')) ?? []),
  );
  expect([...named].filter((id) => !known.has(id))).toEqual([]);
});

describe('stories', () => {
  test('of screens have at most 80 lines', () => {
    const long = stories.filter(
      ({ file, text }) => file.startsWith('stories/screens/') && text.trimEnd().split('\n').length > 80,
    );
    expect(long.map(({ file }) => file)).toEqual([]);
  });
  test('with a docstring on meta have their parameters as a literal', () => {
    // Storybook adds the docstring to `parameters`, and would overwrite a call there.
    const lost = stories.filter(({ text }) => /\*\/\nconst meta = \{[^]*?\n {2}parameters: \w+\(/.test(text));
    expect(lost.map(({ file }) => file)).toEqual([]);
  });
});
