import type { Backend } from '../../createBackend.ts';
import { syncPointRules } from '../ledger/persistPointRules.ts';
import { followWrites } from './followWrites.ts';

/** Makes the second phone agree with the first one on point rules and data. */
export function joinFirstPhone(backend: Backend): void {
  syncPointRules(backend);
  followWrites(backend);
}
