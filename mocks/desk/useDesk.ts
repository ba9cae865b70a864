import { createContext, use, useSyncExternalStore } from 'react';
import type { MockBackend } from '../control/mockBackend.ts';
import type { Backend } from '../createBackend.ts';
import type { DeskStore } from './deskStore.ts';

export interface DeskContextValue {
  mockBackend: MockBackend;
  backend: Backend;
  store: DeskStore;
  /** Runs the work, then refreshes the desk; shows an error message if it fails. */
  run: (work: () => Promise<unknown>) => void;
}

export const DeskContext = createContext<DeskContextValue | null>(null);

/** The desk's backend; re-renders the component after each change of the world. */
export function useDesk(): DeskContextValue {
  const desk = use(DeskContext);
  if (!desk) throw new Error('Outside the demo desk');
  useSyncExternalStore(desk.store.subscribe, desk.store.version);
  return desk;
}
