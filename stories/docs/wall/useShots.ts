import { useEffect, useState } from 'react';
import {
  type Approvals,
  NOTHING_APPROVED,
  Approvals as ApprovalsSchema,
  type Shot,
  Shots,
  approve,
} from '../../../tools/shots/approvals.ts';

const FOLDER = 'shots/';
export const pictureUrl = (picture: string): string => `${FOLDER}${picture}.png`;
/** A smaller copy, since the wall shows hundreds. */
export const thumbnailUrl = (picture: string): string => `${FOLDER}${picture}.webp`;
const readJson = async (name: string): Promise<unknown> => (await fetch(FOLDER + name)).json();

/** Only the development server can write into the repository. */
export const CAN_SAVE = import.meta.env.DEV;
const save = (approvals: Approvals): Promise<Response> =>
  fetch(`${FOLDER}approvals.json`, { method: 'PUT', body: JSON.stringify(approvals) });

/** Where this browser keeps its approvals and, as a cache, the approved pictures. */
const STORAGE_KEY = 'waystone-approved';

/** Keeps the approved pictures as well: the next build has only its own. */
const cachePictures = async (shots: readonly Shot[]): Promise<void> =>
  (await caches.open(STORAGE_KEY)).addAll(shots.map(({ picture }) => pictureUrl(picture)));

/** What was approved in this browser and is not in the repository yet. */
function readOwn(): Approvals {
  try {
    return ApprovalsSchema.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ''));
  } catch {
    return NOTHING_APPROVED;
  }
}

/** The repository's approvals with those of this browser, and the names of the latter. */
function withOwn(repository: Approvals): Pick<Wall, 'repository' | 'approvals' | 'added'> {
  const own = readOwn();
  const added = Object.keys(own.approved).filter(
    (name) => own.approved[name]?.picture !== repository.approved[name]?.picture,
  );
  if (added.length === 0) return { repository, approvals: repository, added };
  return { repository, approvals: { ...own, approved: { ...repository.approved, ...own.approved } }, added };
}

interface Wall {
  /** Undefined while loading, null if no pictures exist. */
  shots: Shots | null | undefined;
  /** Those of the repository. */
  repository: Approvals;
  approvals: Approvals;
  /** Names approved in this browser. */
  added: string[];
  failed: boolean;
}
const START: Wall = {
  shots: undefined,
  repository: NOTHING_APPROVED,
  approvals: NOTHING_APPROVED,
  added: [],
  failed: false,
};

/** The surrounding Storybook's pictures and their approvals. */
export function useShots() {
  const [wall, setWall] = useState(START);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const [shots, approvals] = await Promise.all([readJson('shots.json'), readJson('approvals.json')]);
      setWall({ ...START, shots: Shots.parse(shots), ...withOwn(ApprovalsSchema.parse(approvals)) });
    };
    read().catch(() => setWall({ ...START, shots: null }));
  }, []);

  async function approveShots(chosen: readonly Shot[]): Promise<void> {
    if (!wall.shots) return;
    const approvals = approve(wall.approvals, wall.shots, chosen);
    const added = [...new Set([...wall.added, ...chosen.map(({ name }) => name)])];
    setWall({ ...wall, approvals, added });
    if (!CAN_SAVE) {
      const own = Object.entries(approvals.approved).filter(([name]) => added.includes(name));
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...approvals, approved: Object.fromEntries(own) }));
      // Without them, the comparison shows the new picture alone.
      return cachePictures(chosen).catch(() => undefined);
    }
    const isSaved = await save(approvals).then(
      ({ ok }) => ok,
      () => false,
    );
    setWall((now) => ({ ...now, failed: !isSaved }));
  }
  function takeBack(): void {
    localStorage.removeItem(STORAGE_KEY);
    setWall({ ...wall, approvals: wall.repository, added: [] });
  }
  return { ...wall, approve: (chosen: readonly Shot[]) => void approveShots(chosen), takeBack };
}
