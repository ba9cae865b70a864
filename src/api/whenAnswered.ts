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

async function noneLeft(): Promise<void> {
  do {
    await Promise.allSettled(pending);
    await delay(PAINT);
  } while (pending.size > 0);
}

/** Settles once all calls so far are answered and painted, or two seconds later. */
export const allPainted = (): Promise<void> => Promise.race([noneLeft(), delay(LONGEST_WAIT)]);

/** Settles once the first calls are answered and painted, for code whose loading should not delay them. */
export async function whenAnswered(): Promise<void> {
  await apiReady();
  await allPainted();
}
