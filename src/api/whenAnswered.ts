import { apiReady } from './ready.ts';

/** How long calls are waited for, ms. */
const LONGEST_WAIT = 2000;
/** How long their replies take to be painted on a slow phone, ms. */
const PAINT = 200;

const pending = new Set<Promise<unknown>>();
const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Makes `whenAnswered` wait for a call. */
export async function trackCall<V>(call: Promise<V>): Promise<V> {
  pending.add(call);
  try {
    return await call;
  } finally {
    pending.delete(call);
  }
}

async function allAnswered(): Promise<void> {
  while (pending.size > 0) await Promise.allSettled(pending);
}

/** Settles once the first calls are answered and painted, for code whose loading should not delay them. */
export async function whenAnswered(): Promise<void> {
  await apiReady();
  await Promise.race([allAnswered(), delay(LONGEST_WAIT)]);
  await delay(PAINT);
}
