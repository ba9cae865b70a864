import { FORKED_PHONE } from '../../../src/shared/mockStorage.ts';
import type { MockBackend } from '../../control/mockBackend.ts';
import { closeFork } from './fork.ts';

/** Continues on the first phone from the second one's state. */
export async function continueFromSecondPhone(mockBackend: MockBackend): Promise<void> {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${FORKED_PHONE}"]`);
  const file = await frame?.contentWindow?.mockBackend?.momentFile();
  if (file) await mockBackend.openMoment(JSON.stringify(file));
  closeFork('B');
}
