/** Business limits and constants. Durations are in milliseconds unless the name says otherwise. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * Feed page size (FEED-24) and the distance from the bottom at which the next page is loaded, in px
 * (FEED-16).
 */
export const FEED_PAGE_SIZE = 20;
export const FEED_TRIGGER_PX = 1000;

/** Points per action (PTS-01 to PTS-08). */
export const POINTS = {
  'create-post': 2,
  'ask-question': 2,
  comment: 1,
  like: 1,
  'poll-vote': 1,
  answer: 3,
  'local-answer': 4,
  'visit-place': 5,
} as const;
export type AwardKind = keyof typeof POINTS;

/** PTS-09 and PTS-12. */
export const POINTS_PER_LEVEL = 100;
export const LEVEL_COUNT = 17;

/** CRE-05, EDIT-04 (more than this many bytes is rejected, AMB-65) and EDIT-02. */
export const MAX_IMAGES = 5;
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
export const BIO_COUNTER = 500;

/** Longer side in px to which uploaded pictures are scaled down (AMB-69). */
export const MAX_PICTURE_EDGE_PX = 1600;

/** POLL: options and duration in days, null = never (CRE-06, CRE-11). */
export const MIN_POLL_OPTIONS = 2;
export const MAX_POLL_OPTIONS = 6;
export const POLL_DURATIONS = [1, 3, 7, 14, 30, null] as const;
export const DEFAULT_POLL_DAYS = 7;

/** NOTIF-06 and NOTIF-08. */
export const NOTIFICATIONS_KEPT = 10;
export const BELL_MAX = 99;

/** EXPL-11 and ASK-30. */
export const FEATURED_PACKAGES = 6;
export const FEATURED_DESTINATIONS = 6;
export const TRENDING_TAGS = 8;
export const LOCAL_QUESTIONS_LIMIT = 50;

/** Maximum number of items shown on a card or in a group (ASK-05, PKG-08, DEST-07). */
export const MY_QUESTIONS_SHOWN = 3;
export const PACKAGE_TAGS_SHOWN = 3;
export const DESTINATION_TAGS_SHOWN = 4;
export const DESTINATION_HIGHLIGHTS_SHOWN = 2;

/** Number of skeleton cards (ASK-08, PKG-12, DEST-09). */
export const QUESTION_SKELETONS = 3;
export const CATALOGUE_SKELETONS = 6;

/** Travel plan (PLAN-05, PLAN-06) and its promise (PLAN-26). */
export const ADULTS = { min: 1, max: 8, initial: 1 } as const;
export const CHILDREN = { min: 0, max: 5, initial: 0 } as const;
export const GUARANTEE_RUPEES = 500;
export const RESPONSE_HOURS = 24;

/** AUTH-14: delay between the toast and the page load. */
export const REDIRECT_DELAY = 500;

/** Timeout of a request; longer for uploads (AMB-78). */
export const REQUEST_TIMEOUT = 30_000;
export const UPLOAD_TIMEOUT = 55_000;

/** CARD-13: maximum length of the shared text. */
export const SHARE_TEXT_LENGTH = 100;

/** AMB-70: longer texts get a 400 that names the field. The bio has no limit (EDIT-03). */
export const TEXT_LIMITS = { post: 10_000, comment: 5_000, title: 200, name: 80 } as const;

/** Maximum page size of any list, whatever the query asks for. */
export const MAX_PAGE_SIZE = 100;

/** SEARCH: maximum number of posts in a reply (AMB-17). */
export const SEARCH_LIMIT = 50;

/** AUTH-02. */
export const GUEST_ID = 'guest_user_001';
