import type { Poll } from '../../contract/polls.ts';
import { useNow } from '../clock/useNow.ts';
import { useViewer } from '../session/useViewer.ts';
import { type BallotState, readBallot } from './readBallot.ts';

/** A poll for whoever is looking; turns over by itself when its time has passed (POLL-19). */
export function useBallot(poll: Poll): BallotState {
  const now = useNow(poll.expiresAt === null ? null : Date.parse(poll.expiresAt));
  return readBallot(poll, useViewer()?.id, now);
}
