import { BASE } from '../../src/routes.ts';
import { mockStorage } from '../../src/shared/mockStorage.ts';
import { createWebStorage } from '../persistence/webStorage.ts';
import type { Recording } from './Recording.ts';

const NAME = 'recording';
const store = createWebStorage(() => sessionStorage, mockStorage.tabPrefix(BASE));

/** Whether a page of this tab has started a recording. */
export const isRecording = (): boolean => store.read(NAME) !== null;

/** The recording of this tab; undefined if there is none, or it is from another version. */
export function readRecording(): Recording | undefined {
  try {
    const recording: Recording | null = JSON.parse(store.read(NAME) ?? 'null');
    return recording ?? undefined;
  } catch {
    return undefined;
  }
}
export const storeRecording = (recording: Recording): void => store.write(NAME, JSON.stringify(recording));
