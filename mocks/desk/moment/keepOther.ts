import { OTHER_FUTURE } from '../../../src/shared/mockStorage.ts';
import type { MockBackend } from '../../control/mockBackend.ts';
import { otherFuture } from './fork.ts';

/** Continues on the first phone from the second one's state. */
export async function keepOther(mockBackend: MockBackend): Promise<void> {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${OTHER_FUTURE}"]`);
  const file = await frame?.contentWindow?.mockBackend?.momentFile();
  if (file) await mockBackend.openMoment(JSON.stringify(file));
  otherFuture.change(null);
}
