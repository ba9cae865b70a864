import type { Outcome } from '../../mocks/http/faults.ts';
import type { Database } from '../../mocks/db/Database.ts';
import type { findEntityIds } from '../contract/findEntityIds.ts';
import type { FaultedPage } from './FaultedPage.ts';

/** Network failures, and the statuses that the API or a proxy in front of it may return. */
export const FAULTS = [
  'offline',
  'timeout',
  'malformed',
  'html',
  400,
  401,
  403,
  404,
  409,
  413,
  429,
  500,
  503,
] as const satisfies readonly Outcome[];
export type Fault = (typeof FAULTS)[number];

/** How a call is triggered on a screen, and the screen's texts when it fails. */
export interface FailureCase {
  /** Such as 'POST /api/posts/:id/like'. */
  call: string;
  /** The path of the screen. */
  path: (idOf: ReturnType<typeof findEntityIds>, db: Database) => string;
  /** Runs before the call fails: opens a dialog, fills in a form. */
  prepare?: (page: FaultedPage) => void | Promise<void>;
  /** Triggers the call, if the screen does not do so on its own. */
  act?: (page: FaultedPage) => void | Promise<void>;
  /** The exact texts on screen after the failure. */
  expectedTexts: (fault: Fault) => string[];
  /** Repeats the call once the fault has ended; same as `act` by default. */
  retry?: (page: FaultedPage, fault: Fault) => void | Promise<void>;
  /** Expected console output of the failure; none by default. */
  warns?: RegExp;
}

/** The texts of the requirements (AMB-78, FEED-26): the cause, and what to do. */
const FAILURE_TEXTS: Partial<Record<Fault, [reason: string, advice: string]>> = {
  offline: ['The connection failed.', 'Check your network and try again.'],
  timeout: ['No answer came in time.', 'Your network or our server is slow. Try again in a moment.'],
  malformed: [
    'The answer could not be read.',
    'Try again in a moment. Your network may be asking you to sign in.',
  ],
  html: [
    'The answer could not be read.',
    'Try again in a moment. Your network may be asking you to sign in.',
  ],
};
/** For a failed read: cause and advice. */
export const readFailureText = (fault: Fault): string =>
  (FAILURE_TEXTS[fault] ?? ['Something went wrong on our side.', 'Try again in a moment.']).join(' ');
/** For a failed write: only the cause, and only if no server responded. */
export const writeFailureText = (fault: Fault): string[] =>
  FAILURE_TEXTS[fault] ? [FAILURE_TEXTS[fault][0]] : [];

const SERVER_MESSAGES: Partial<Record<Fault, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
};
/** The server's message; '' if there was no response. */
export const serverMessage = (fault: Fault): string =>
  typeof fault === 'number' ? (SERVER_MESSAGES[fault] ?? `Forced ${fault}`) : '';
