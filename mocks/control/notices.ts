import { windowEvents } from '../../src/shared/windowEvents.ts';

/** Said to the person in a toast by the frame. */
export interface Notice {
  title: string;
  description: string;
}
export type Notify = (notice: Notice) => void;

/** Keeps notices back until somebody listens, then hands each over once. */
export function createNotices(listening: Promise<unknown>, target: EventTarget): Notify {
  const open = listening.catch(() => undefined);
  return (notice) =>
    void open.then(() => target.dispatchEvent(new CustomEvent(windowEvents.notice, { detail: notice })));
}

export const notices = {
  unreadable: {
    title: 'Started afresh',
    description: 'The saved demo data could not be read, so the demo begins again from its seed.',
  },
  updated: {
    title: 'Demo updated',
    description: 'The new version begins from its own seed. Changes made in the old one are gone.',
  },
  unkept: {
    title: 'Changes will not be kept',
    description: 'This browser gives the demo no storage, so what you do lasts until you reload the page.',
  },
  full: {
    title: 'Storage is full',
    description: 'What you do from here on lasts until you reload the page.',
  },
} as const satisfies Record<string, Notice>;
