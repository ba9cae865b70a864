import { useEffect, useState } from 'react';
import {
  type Approvals,
  NOTHING_APPROVED,
  Approvals as ApprovalsSchema,
  type Shot,
  Shots,
  approve,
} from '../../../tools/shots/approvals.ts';
import { STORAGE_KEY, addedTo, keepOwn, readOwn, revoke, withOwn } from './ownApprovals.ts';

const FOLDER = 'shots/';
export const pictureUrl = (picture: string): string => `${FOLDER}${picture}.png`;
/** A smaller copy, since the wall shows hundreds. */
export const thumbnailUrl = (picture: string): string => `${FOLDER}${picture}.webp`;
const readJson = async (name: string): Promise<unknown> => (await fetch(FOLDER + name)).json();

/** Only the development server can write into the repository. */
export const CAN_SAVE = import.meta.env.DEV;
const save = (approvals: Approvals): Promise<Response> =>
  fetch(`${FOLDER}approvals.json`, { method: 'PUT', body: JSON.stringify(approvals) });

/** Keeps the approved pictures as well: the next build has only its own. */
const cachePictures = async (shots: readonly Shot[]): Promise<void> =>
  (await caches.open(STORAGE_KEY)).addAll(shots.map(({ picture }) => pictureUrl(picture)));

interface Wall {
  /** Undefined while loading, null if no pictures exist. */
  shots: Shots | null | undefined;
  /** Those of the repository. */
  repository: Approvals;
  approvals: Approvals;
  /** The approvals before each step on this page, for Undo. */
  steps: readonly Approvals[];
  failed: boolean;
}
const START: Wall = {
  shots: undefined,
  repository: NOTHING_APPROVED,
  approvals: NOTHING_APPROVED,
  steps: [],
  failed: false,
};

async function readWall(): Promise<Wall> {
  const [shots, approvals] = await Promise.all([readJson('shots.json'), readJson('approvals.json')]);
  const repository = ApprovalsSchema.parse(approvals);
  return { ...START, shots: Shots.parse(shots), repository, approvals: withOwn(repository, readOwn()) };
}

/** The surrounding Storybook's pictures and their approvals. */
export function useShots() {
  const [wall, setWall] = useState(START);
  useEffect(() => {
    readWall().then(setWall, () => setWall({ ...START, shots: null }));
  }, []);
  const { shots, repository, approvals, steps } = wall;

  async function change(next: Approvals, nextSteps: Wall['steps']): Promise<void> {
    setWall({ ...wall, approvals: next, steps: nextSteps });
    if (!CAN_SAVE) return keepOwn(repository, next);
    const isSaved = await save(next).then(
      ({ ok }) => ok,
      () => false,
    );
    setWall((now) => ({ ...now, failed: !isSaved }));
  }
  function approveShots(chosen: readonly Shot[]): void {
    if (!shots) return;
    void change(approve(approvals, shots, chosen), [...steps, approvals]);
    // Without them, the comparison shows the new picture alone.
    if (!CAN_SAVE) cachePictures(chosen).catch(() => undefined);
  }
  return {
    ...wall,
    /** Names approved in this browser. */
    added: addedTo(repository, approvals),
    approve: approveShots,
    revoke: ({ name }: Shot) => void change(revoke(repository, approvals, name), [...steps, approvals]),
    undo: () => void change(steps.at(-1) ?? approvals, steps.slice(0, -1)),
  };
}
