import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDecisions } from './requirements/requirements.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const filesIn = (room: string, ending: string): string[] =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.posix.join(room, file.replaceAll('\\', '/')));

const stories = filesIn('stories', '.stories.tsx').map((file) => ({ file, text: read(file) }));
const nameOf = (file: string): string => path.basename(file, '.tsx');
const shown = (file: string): boolean => stories.some(({ text }) => text.includes(`'../../${file}'`));
const statesIn = (file: string): string[] => {
  const text = stories.find((found) => found.file === file)?.text ?? '';
  return [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => name);
};
/** Which of the states that must be there have no story, as 'File: State'. */
const missing = (room: string, wanted: Record<string, string>): string[] =>
  Object.entries(wanted).flatMap(([name, states]) => {
    const told = statesIn(`stories/${room}/${name}.stories.tsx`);
    return states
      .split(' ')
      .filter((state) => !told.includes(state))
      .map((state) => `${name}: ${state}`);
  });

/** What each screen can be in, by the specification; who looks and how long the texts are, on every one. */
const ANYBODY = 'Guest Visitor';
const LIST = `Default Loading Empty Error Few Many LongContent ${ANYBODY}`;
const DETAIL = `Default Loading NotFound Error LongContent ${ANYBODY}`;
const SCREENS = {
  Home: `${LIST} Offline Polls ExpiredPolls NoPolls Questions NoQuestions`,
  Profile: `Owner Other Loading Empty NotFound Error LongContent Newcomer Veteran Posts Visited ToDo Saved ${ANYBODY}`,
  EditProfile: `Default Loading Error LongContent ${ANYBODY}`,
  Explore: `${LIST} Searched NothingFound SearchFailed`,
  TodoList: `Default Loading Empty Error Few LongContent Visited NothingVisited Adding ${ANYBODY}`,
  CreatePost: `Default Loading Error LongContent Tip Question Poll Written ${ANYBODY}`,
  PostDetail: `${DETAIL} Owner Few Many PollOpen PollVoted PollExpired`,
  AskLocal: `${LIST} NothingFound Category Asking`,
  QuestionDetail: `${DETAIL} Owner Empty Few`,
  TravelPlanning: `TravelDetails BudgetAndPreferences CurrentItinerary Thanks Loading Error LongContent ${ANYBODY}`,
  Packages: `${LIST} Featured NothingFound`,
  PackageDetail: DETAIL,
  Destinations: `${LIST} Featured NothingFound`,
  DestinationDetail: `${DETAIL} PriceVaries`,
  Leaderboard: `Default Loading Empty Error LongContent Newcomer Veteran ${ANYBODY}`,
  Landing: `Default ${ANYBODY}`,
  NotFound: `Default ${ANYBODY}`,
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
  Toasts: 'Done Undone Failed LoggedOut News',
};
const FLOWS = 'JoinAndPost VoteInAPoll AskAnswerAndThank PlanATrip ClimbALevel KeyboardAlone';
const DOCS = {
  Welcome: 'Start',
  ProjectMap: 'Files Texts',
  Decisions: 'Default',
  ScreenGallery: 'Phones',
  Design: 'Tokens Type Scenery Voice',
  Reference: 'Endpoints Routes Limits Scenarios',
};

describe('[SHIP-08] every screen and part has its stories', () => {
  test.each(filesIn('src/screens', '.tsx'))(
    '%s stands in stories/screens and in the table of states',
    (file) => {
      const story = stories.find((found) => found.file === `stories/screens/${nameOf(file)}.stories.tsx`);
      expect(story?.text).toContain(`'../../${file}'`);
      expect(Object.keys(SCREENS)).toContain(nameOf(file));
    },
  );
  test('each screen is shown in every state that it can be in', () => {
    expect(missing('screens', SCREENS)).toEqual([]);
  });
  test('cards, ballots and composers are shown in all their states', () => {
    expect(missing('features', FEATURES)).toEqual([]);
  });
  test('the journeys and the pages of the docs are there', () => {
    expect([...missing('flows', { Flows: FLOWS }), ...missing('docs', DOCS)]).toEqual([]);
  });
  test.each(filesIn('src/ui', '.tsx').filter((file) => !/\/theme\/|\.test\./.test(file)))(
    '%s is shown by a story, by itself or as part of another',
    (file) => {
      expect(shown(file)).toBe(true);
    },
  );
});

test('the code names only decisions that docs/decisions.md has', () => {
  const decisions = parseDecisions(read('docs/decisions.md'));
  const sources = ['src', 'mocks'].flatMap((room) => filesIn(room, '.ts').concat(filesIn(room, '.tsx')));
  const named = new Set(sources.flatMap((file) => read(file).match(/AMB-\d+/g) ?? []));
  expect([...named].filter((id) => !(id in decisions)).toSorted()).toEqual([]);
});

describe('stories', () => {
  test('of screens are short', () => {
    const long = stories.filter(
      ({ file, text }) => file.startsWith('stories/screens/') && text.trimEnd().split('\n').length > 80,
    );
    expect(long.map(({ file }) => file)).toEqual([]);
  });
  test('say no parameters by a call where a docstring would replace them', () => {
    // Storybook writes a docstring of `meta` into its parameters, and only into a literal.
    const lost = stories.filter(({ text }) => /\*\/\nconst meta = \{[^]*?\n {2}parameters: \w+\(/.test(text));
    expect(lost.map(({ file }) => file)).toEqual([]);
  });
});
