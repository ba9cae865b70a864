import * as z from 'zod/mini';
import { MAX_POLL_OPTIONS, MIN_POLL_OPTIONS, TEXT_LIMITS } from '../../src/shared/limits.ts';
import { badRequest } from '../http/HttpError.ts';
import { optionalText, readDate } from './text.ts';

const FIELD = 'pollOptions';
const Options = z.array(z.string());

function readList(json: string | undefined): string[] {
  try {
    return Options.parse(JSON.parse(json ?? ''));
  } catch {
    throw badRequest(FIELD, `${FIELD} is not a JSON list of text`);
  }
}

/** The options of a new poll: trimmed, without blank ones, 2 to 6 different ones (AMB-68). Throws a 400. */
export function readPollOptions(json: string | undefined): string[] {
  const options = readList(json)
    .map((option) => optionalText(FIELD, option, TEXT_LIMITS.title))
    .filter((option) => option !== null);
  if (options.length < MIN_POLL_OPTIONS || options.length > MAX_POLL_OPTIONS)
    throw badRequest(FIELD, `A poll has ${MIN_POLL_OPTIONS} to ${MAX_POLL_OPTIONS} options`);
  if (new Set(options).size < options.length) throw badRequest(FIELD, 'Two poll options are the same');
  return options;
}

/** When a new poll ends: an ISO date after `now` (ms), or null for never (CRE-16). Throws a 400. */
export function readPollEnd(value: string | undefined, now: number): string | null {
  if (value === undefined) return null;
  const end = readDate('pollExpiresAt', value);
  if (end <= now) throw badRequest('pollExpiresAt', 'pollExpiresAt has passed already');
  return new Date(end).toISOString();
}
