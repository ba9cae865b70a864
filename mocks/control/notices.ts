import { windowEvents } from '../../src/shared/windowEvents.ts';

/** Shown to the user in a toast. */
export interface Notice {
  title: string;
  description: string;
}
export type Notify = (notice: Notice) => void;

/** Dispatches notices as window events once the app is listening. */
export function createNotifier(listening: Promise<unknown>, target: EventTarget): Notify {
  const open = listening.catch(() => undefined);
  return (notice) =>
    void open.then(() => target.dispatchEvent(new CustomEvent(windowEvents.notice, { detail: notice })));
}

export const notices = {
  unreadable: {
    title: 'Started over',
    description: 'The saved demo data could not be read, so the demo starts over.',
  },
  partlyUnreadable: {
    title: 'Some changes are lost',
    description: 'A part of the saved demo data could not be read. The rest is as you left it.',
  },
  updated: {
    title: 'Demo updated',
    description: 'The new version starts with its own data. Changes made in the old one are gone.',
  },
  notSaved: {
    title: 'Changes will not be kept',
    description: 'This browser offers the demo no storage, so your changes last until you reload the page.',
  },
  slow: {
    title: 'Saving takes longer',
    description:
      'This browser is slow to store your changes. Until it has, they last only while this page is open.',
  },
  storageFull: {
    title: 'Storage is full',
    description: 'From now on, your changes last until you reload the page.',
  },
} as const satisfies Record<string, Notice>;
