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

interface Wall {
  /** Undefined while loading, null if no pictures exist. */
  shots: Shots | null | undefined;
  approvals: Approvals;
  /** Names approved in this browser. */
  added: string[];
  failed: boolean;
}
const START: Wall = { shots: undefined, approvals: NOTHING_APPROVED, added: [], failed: false };

/** The surrounding Storybook's pictures and their approvals. */
export function useShots() {
  const [wall, setWall] = useState(START);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const [shots, approvals] = await Promise.all([readJson('shots.json'), readJson('approvals.json')]);
      setWall({ ...START, shots: Shots.parse(shots), approvals: ApprovalsSchema.parse(approvals) });
    };
    read().catch(() => setWall({ ...START, shots: null }));
  }, []);

  async function approveShots(chosen: readonly Shot[]): Promise<void> {
    if (!wall.shots) return;
    const approvals = approve(wall.approvals, wall.shots, chosen);
    const added = [...new Set([...wall.added, ...chosen.map(({ name }) => name)])];
    setWall({ ...wall, approvals, added });
    if (!CAN_SAVE) return;
    const isSaved = await save(approvals).then(
      ({ ok }) => ok,
      () => false,
    );
    setWall((now) => ({ ...now, failed: !isSaved }));
  }
  return { ...wall, approve: (chosen: readonly Shot[]) => void approveShots(chosen) };
}
