import type { RowChange } from '../db/rows.ts';
import { rowKey } from '../persistence/storedRows.ts';
import type { Action } from './ActionLog.ts';

/** Start of the keys of actions. */
export const LOG = '~log/';
/** Start of the keys of initial rows. */
export const BASE = '~base/';

/** A storage entry; undefined removes it. */
export type StoredEntry = [key: string, value: unknown];

/** Zero-padded, so that storage keeps the actions in order. */
const actionKey = ({ seq, id }: Action): string => `${LOG}${String(seq).padStart(9, '0')}/${id}`;

export const toStoredAction = (action: Action, undone = false): StoredEntry => [
  actionKey(action),
  undone ? { ...action, undone } : action,
];
export const toDroppedAction = (action: Action): StoredEntry => [actionKey(action), undefined];
/** An initial row of the world that differs from the seed. */
export const toStoredBase = (change: RowChange): StoredEntry => [BASE + rowKey(change), change.row];

export const isWorldKey = (key: unknown): boolean => typeof key === 'string' && key.startsWith('~');
