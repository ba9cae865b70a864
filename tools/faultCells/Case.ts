import type { Outcome } from '../../mocks/http/faults.ts';
import type { Database } from '../../mocks/db/Database.ts';
import type { findThings } from '../contract/findThings.ts';
import type { FaultedPage } from './FaultedPage.ts';

/** Network failures, and the statuses that the API or what stands before it may answer with. */
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

/** How one call is made on a screen, and what the screen says when it fails. */
export interface Case {
  /** Such as 'POST /api/posts/:id/like'. */
  call: string;
  /** The address of the screen. */
  at: (find: ReturnType<typeof findThings>, db: Database) => string;
  /** What is done before the call fails: opens a dialog, fills in a form. */
  prepare?: (page: FaultedPage) => void | Promise<void>;
  /** Makes the call, where the screen does not by itself. */
  act?: (page: FaultedPage) => void | Promise<void>;
  /** The exact texts on screen after it has failed. */
  says: (fault: Fault) => string[];
  /** Makes the call again after the fault has ended; by default as the first time. */
  again?: (page: FaultedPage, fault: Fault) => void | Promise<void>;
  /** What a failure is written to the console as; nothing by default. */
  warns?: RegExp;
}

/** The words of the requirements (AMB-78, FEED-26): why something failed, and what to do. */
const WHY: Partial<Record<Fault, [reason: string, advice: string]>> = {
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
/** Of a failed read: reason and advice. */
export const whyRead = (fault: Fault): string =>
  (WHY[fault] ?? ['Something went wrong on our side.', 'Try again in a moment.']).join(' ');
/** Of a failed write: the reason alone, and only where no server has answered. */
export const whyWrite = (fault: Fault): string[] => (WHY[fault] ? [WHY[fault][0]] : []);

const WORDS: Partial<Record<Fault, string>> = { 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not found' };
/** What the server's message is; '' where none came. */
export const serverWords = (fault: Fault): string =>
  typeof fault === 'number' ? (WORDS[fault] ?? `Forced ${fault}`) : '';
