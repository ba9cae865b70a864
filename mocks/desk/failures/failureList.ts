import type { FaultRule } from '../../http/faultRules.ts';
import {
  ADD,
  ANSWER,
  ANSWER_VOTE,
  ASK,
  COMMENT,
  LIKE,
  PICTURE,
  PLAN,
  POST,
  PROFILE,
  REMOVE,
  SAVE,
  VISIT,
  VOTE,
  type Write,
} from './writes.ts';

export interface Failure extends Write {
  group: string;
  fault: FaultRule;
  /** The specified message: 'Error. Failed to like post. Please try again.' */
  expected: string;
  /** Whether it redirects to the sign-in page afterwards. */
  signsIn?: boolean;
}

/** Part of some messages: what the server says about why it refused. */
const REASON = 'The server is being repaired.';
const REFUSAL: FaultRule = { status: 503, body: { message: REASON } };

const LOGGED_OUT = 'Unauthorized. You are logged out. Logging in again...';

const failedWrite = (
  group: string,
  write: Write,
  text: string,
  fault: FaultRule = { outcome: 500 },
): Failure => ({
  ...write,
  group,
  fault,
  expected: `Error. ${text}`,
});
const loggedOutWrite = (write: Write, expected = LOGGED_OUT, signsIn = true): Failure => ({
  ...write,
  name: `${write.name}, signed out`,
  group: 'Session',
  fault: { outcome: 401 },
  expected,
  signsIn,
});

/** The specification's error catalogue; each entry is a failure that can really be triggered. */
export const failures: readonly Failure[] = [
  failedWrite('Feed', LIKE, 'Failed to like post. Please try again.'),
  failedWrite('Feed', SAVE, 'Failed to bookmark post. Please try again.'),
  failedWrite('Feed', COMMENT, 'Failed to add comment. Please try again.'),
  failedWrite('Feed', VOTE, 'Failed to record vote. Please try again.'),
  failedWrite('Feed', POST, 'Failed to create post. Please try again.'),
  failedWrite(
    'Asking and answering',
    ASK,
    'Failed to post question. Please check all fields and try again.',
    { outcome: 'offline' },
  ),
  failedWrite('Asking and answering', { ...ASK, name: 'Asking, when the server says why' }, REASON, REFUSAL),
  failedWrite('Asking and answering', ANSWER, 'Failed to post answer. Please try again.'),
  failedWrite('Asking and answering', ANSWER_VOTE, 'Failed to vote on answer.'),
  failedWrite('Places and plans', ADD, 'Failed to add destination. Please try again.'),
  failedWrite('Places and plans', VISIT, 'Failed to update todo. Please try again.'),
  failedWrite('Places and plans', REMOVE, 'Failed to remove destination. Please try again.'),
  {
    ...PLAN,
    group: 'Places and plans',
    fault: { outcome: 500 },
    expected: 'Submission Failed. There was an error submitting your itinerary. Please try again.',
  },
  failedWrite('Profile', PROFILE, `Failed to update profile: ${REASON}`, REFUSAL),
  failedWrite('Profile', PICTURE, `Failed to update profile picture: ${REASON}`, REFUSAL),
  loggedOutWrite(COMMENT),
  loggedOutWrite(VOTE),
  loggedOutWrite(ANSWER),
  loggedOutWrite(POST),
  loggedOutWrite(PROFILE),
  loggedOutWrite(PICTURE),
  loggedOutWrite(ASK, 'Please log in. You need to be logged in to ask questions.', false),
  loggedOutWrite(PLAN, 'Please log in. You need to be logged in to submit travel plans.'),
];
