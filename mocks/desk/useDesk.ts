import { createContext, use, useSyncExternalStore } from 'react';
import type { MockBackend } from '../control/mockBackend.ts';
import type { Backend } from '../createBackend.ts';
import type { DeskStore } from './deskStore.ts';

export interface Desk {
  mockBackend: MockBackend;
  backend: Backend;
  store: DeskStore;
  /** Does the work, then shows the world as it is; says what went wrong. */
  run: (work: () => Promise<unknown>) => void;
}

export const DeskContext = createContext<Desk | null>(null);

/** The desk's backend; the component renders again after each change of the world. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('Outside the demo desk');
  useSyncExternalStore(desk.store.subscribe, desk.store.version);
  return desk;
}
