import { useEffect, useState } from 'react';

const NONE: readonly string[] = [];
/** After the first try, ms. */
const SECOND_TRY = 2000;

/** URLs of pictures that did not load; they are tried again when the browser is back online. */
export function useFailedPictures() {
  const [failed, setFailed] = useState(NONE);
  useEffect(() => {
    const retry = (): void => {
      setFailed(NONE);
      // Browsers may say so before a request gets through, or before one that was sent offline has failed.
      setTimeout(() => setFailed(NONE), SECOND_TRY);
    };
    globalThis.addEventListener('online', retry);
    return () => globalThis.removeEventListener('online', retry);
  }, []);
  return { failed, fail: (src: string) => setFailed((before) => [...before, src]) };
}
