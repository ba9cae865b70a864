import {
  type Approvals,
  type Shot,
  type Status,
  hasChanged,
  statusOf,
} from '../../../tools/shots/approvals.ts';

export const EVERY = 'Every';
export const CHANGED = 'Changed';
export const SHOW = ['Every picture', CHANGED, 'Not approved', 'Approved'] as const;

/** Id of the count of pictures. */
export const COUNTS = 'wall-counts';
/** The count takes focus when the button that had it is gone or disabled. */
export const focusCounts = (): void => document.querySelector<HTMLElement>(`#${COUNTS}`)?.focus();

export interface Choice {
  screen: string;
  state: string;
  theme: string;
  width: string;
  show: string;
}
export const START: Choice = { screen: EVERY, state: EVERY, theme: EVERY, width: '390', show: SHOW[0] };

export interface ShotWithStatus extends Shot {
  status: Status;
  /** Digest of the approved picture; empty if unknown. */
  approved: string;
}

export const withStatus = (
  shots: readonly Shot[],
  madeWith: string,
  approvals: Approvals,
): ShotWithStatus[] =>
  shots.map((shot) => ({
    ...shot,
    status: statusOf(shot, madeWith, approvals),
    approved: approvals.approved[shot.name]?.picture ?? '',
  }));

const isShown = (status: Status, show: string): boolean => {
  if (show === CHANGED) return hasChanged(status);
  if (show === 'Not approved') return status === 'not approved';
  return show === SHOW[0] || status !== 'not approved';
};
const fits = (choice: string, value: string): boolean => choice === EVERY || choice === value;

export const filtered = (shots: readonly ShotWithStatus[], choice: Choice): ShotWithStatus[] =>
  shots.filter(
    ({ screen, state, theme, width, status }) =>
      fits(choice.screen, screen) &&
      fits(choice.state, state) &&
      fits(choice.theme, theme) &&
      fits(choice.width, String(width)) &&
      isShown(status, choice.show),
  );

/** The names of the states of one screen, or of all. */
export const statesOf = (shots: readonly Shot[], chosen: string): string[] => [
  ...new Set(shots.filter(({ screen }) => fits(chosen, screen)).map(({ state }) => state)),
];

/** Chooses a screen, and every state if it lacks the chosen one. */
export const withScreen = (shots: readonly Shot[], choice: Choice, screen: string): Choice => ({
  ...choice,
  screen,
  state: statesOf(shots, screen).includes(choice.state) ? choice.state : EVERY,
});

/** Groups pictures by screen, in order. */
export function byScreen(shots: readonly ShotWithStatus[]): [screen: string, shots: ShotWithStatus[]][] {
  const names = [...new Set(shots.map(({ screen }) => screen))];
  return names.map((name) => [name, shots.filter(({ screen }) => screen === name)]);
}
