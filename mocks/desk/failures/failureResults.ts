import { createStore } from '../../world/createStore.ts';
import type { Failure } from './failureList.ts';
import { createQueue } from './createQueue.ts';
import type { FailureResult } from './tryFailure.ts';

const value = createStore<ReadonlyMap<string, FailureResult>>(new Map());

/** The observed result of each failure since the page was opened, by name. */
export const failureResults = {
  ...value,
  set: (name: string, result: FailureResult): void => value.change(new Map([...value.get(), [name, result]])),
};

/** The failure being tried and those queued; keeps running while another page of the desk is open. */
export const failureQueue = createQueue<Failure>();
