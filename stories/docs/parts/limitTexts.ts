import type * as limits from '../../../src/shared/limits.ts';

interface LimitText {
  /** What a designer calls it. */
  title: string;
  /** Where it applies on screen. */
  where: string;
}
type Limit = keyof typeof limits;

/** Limits by where they apply. */
const groups = {
  'Feed and cards': ['FEED_PAGE_SIZE', 'FEED_TRIGGER_PX', 'SHARE_TEXT_LENGTH'],
  'Points and levels': ['POINTS', 'POINTS_PER_LEVEL', 'LEVEL_COUNT'],
  'Writing a post': [
    'MAX_IMAGES',
    'MAX_PICTURE_BYTES',
    'MAX_PICTURE_EDGE_PX',
    'TEXT_LIMITS',
    'MIN_POLL_OPTIONS',
    'MAX_POLL_OPTIONS',
    'POLL_DURATIONS',
    'DEFAULT_POLL_DAYS',
  ],
  'Profile and notifications': ['BIO_COUNTER', 'NOTIFICATIONS_KEPT', 'BELL_MAX'],
  'Explore and search': ['FEATURED_PACKAGES', 'FEATURED_DESTINATIONS', 'TRENDING_TAGS', 'SEARCH_LIMIT'],
  'Packages and destinations': [
    'PACKAGE_TAGS_SHOWN',
    'DESTINATION_TAGS_SHOWN',
    'DESTINATION_HIGHLIGHTS_SHOWN',
    'CATALOGUE_SKELETONS',
  ],
  'Ask a Local': ['LOCAL_QUESTIONS_LIMIT', 'MY_QUESTIONS_SHOWN', 'QUESTION_SKELETONS'],
  'Travel planning': ['ADULTS', 'CHILDREN', 'GUARANTEE_RUPEES', 'RESPONSE_HOURS'],
  'Waiting and signing in': ['REQUEST_TIMEOUT', 'UPLOAD_TIMEOUT', 'REDIRECT_DELAY', 'GUEST_ID'],
  'Behind the screens': ['MINUTE', 'HOUR', 'DAY', 'MAX_PAGE_SIZE'],
} satisfies Record<string, readonly Limit[]>;
export const limitGroups: [group: string, names: readonly Limit[]][] = Object.entries(groups);

/** Does not compile if a limit is missing. */
export const limitTexts: Record<Limit, LimitText> = {
  FEED_PAGE_SIZE: { title: 'Posts per page', where: 'Home: each time the feed loads more.' },
  FEED_TRIGGER_PX: {
    title: 'Preload distance',
    where: 'Home: this far above the end of the feed, so that scrolling does not stop.',
  },
  SHARE_TEXT_LENGTH: {
    title: 'Shared text, in characters',
    where: 'The share button of a post: how much of its text goes with the link.',
  },
  POINTS: {
    title: 'Points per action',
    where: 'The tags beside ‘Create Post’ and above an answer, and the toasts after an action.',
  },
  POINTS_PER_LEVEL: {
    title: 'Points per level',
    where: 'The road of the points card, the level in the header.',
  },
  LEVEL_COUNT: { title: 'Levels', where: 'The highest number on a stone, on Profile and Leaderboard.' },
  MAX_IMAGES: {
    title: 'Pictures per post',
    where: 'Create: ‘2 of 5’ above the pictures; one more is refused with a message.',
  },
  MAX_PICTURE_BYTES: {
    title: 'Largest picture',
    where: 'Create and Edit profile: a larger file is refused with a message.',
  },
  MAX_PICTURE_EDGE_PX: {
    title: 'Longer side of a stored picture',
    where: 'Nowhere in words: larger pictures are scaled down when they are sent.',
  },
  TEXT_LIMITS: {
    title: 'Longest texts, in characters',
    where: 'Forms: the counter of a field, which appears with its first letter; a longer text is refused.',
  },
  MIN_POLL_OPTIONS: {
    title: 'Minimum poll options',
    where: 'Create, Poll: with fewer, it cannot be posted.',
  },
  MAX_POLL_OPTIONS: {
    title: 'Maximum poll options',
    where: 'Create, Poll: ‘2 of 6’ above the options; no more can be added.',
  },
  POLL_DURATIONS: { title: 'Days that a poll can last', where: 'Create, Poll: the choices of its duration.' },
  DEFAULT_POLL_DAYS: {
    title: 'Default duration, in days',
    where: 'Create, Poll: the duration that is selected.',
  },
  BIO_COUNTER: {
    title: 'Length of a bio, in characters',
    where: 'Edit profile: the counter below the bio. A longer bio is still saved.',
  },
  NOTIFICATIONS_KEPT: { title: 'Notifications kept', where: 'The list behind the bell.' },
  BELL_MAX: { title: 'Highest number on the bell', where: 'The header: one more shows as 99+.' },
  FEATURED_PACKAGES: { title: 'Featured packages', where: 'Explore: cards in the row of packages.' },
  FEATURED_DESTINATIONS: {
    title: 'Featured destinations',
    where: 'Explore: cards in the row of destinations.',
  },
  TRENDING_TAGS: { title: 'Trending tags', where: 'Explore: chips below the catalogues.' },
  SEARCH_LIMIT: {
    title: 'Posts found by a search',
    where: 'Explore: with more, the heading says that these are the first.',
  },
  PACKAGE_TAGS_SHOWN: { title: 'Tags on a package', where: 'Packages: chips on a card.' },
  DESTINATION_TAGS_SHOWN: { title: 'Tags on a destination', where: 'Destinations: chips on a card.' },
  DESTINATION_HIGHLIGHTS_SHOWN: {
    title: 'Highlights of a destination',
    where: 'Destinations: lines on a card; its own screen shows all.',
  },
  CATALOGUE_SKELETONS: {
    title: 'Skeletons of a catalogue',
    where: 'Packages and Destinations: gray cards while they load.',
  },
  LOCAL_QUESTIONS_LIMIT: {
    title: 'Questions on the board',
    where: 'Ask a Local: no more are listed; a line above the list says so if a search covered only these.',
  },
  MY_QUESTIONS_SHOWN: {
    title: 'Own questions shown',
    where: 'Ask a Local: the first few of ‘My questions’, with a link to the rest.',
  },
  QUESTION_SKELETONS: {
    title: 'Skeletons of questions',
    where: 'Ask a Local: gray cards while the board loads.',
  },
  ADULTS: { title: 'Adults', where: 'Travel planning: the stepper’s ends and its start.' },
  CHILDREN: { title: 'Children', where: 'Travel planning: the stepper’s ends and its start.' },
  GUARANTEE_RUPEES: {
    title: 'Promised amount',
    where: 'Travel planning: the promise on its first step, and the thanks at the end.',
  },
  RESPONSE_HOURS: {
    title: 'Promised answer',
    where: 'Travel planning: the promise on its first step, and the thanks at the end.',
  },
  REQUEST_TIMEOUT: {
    title: 'Longest wait for an answer',
    where: 'Every screen: after it, the list or the action says that it failed.',
  },
  UPLOAD_TIMEOUT: {
    title: 'Longest wait for an upload',
    where: 'Create, Edit profile, Travel planning: the same for pictures and files.',
  },
  REDIRECT_DELAY: {
    title: 'Pause before the sign-in page',
    where: 'After a session has ended: long enough to read the toast.',
  },
  GUEST_ID: { title: 'The guest’s id', where: 'The first visit: the user of ‘Guest Mode’.' },
  MINUTE: { title: 'A minute', where: 'Not shown; used to build other durations.' },
  HOUR: { title: 'An hour', where: 'Not shown; used to build other durations.' },
  DAY: { title: 'A day', where: 'Not shown; used to build other durations.' },
  MAX_PAGE_SIZE: {
    title: 'Items in one reply',
    where: 'Nowhere in words: no list asks for more at once.',
  },
};
