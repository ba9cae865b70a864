import { useEffect, useState } from 'react';
import { useDesk } from '../useDesk.ts';

/** The URL of a picture reference; null without one, and while it is loading. */
export function usePictureUrl(reference: string | null): string | null {
  const { backend } = useDesk();
  const [known, setKnown] = useState<{ reference: string; url: string } | null>(null);
  useEffect(() => {
    if (reference === null) return undefined;
    let isCurrent = true;
    const resolve = async (): Promise<void> => {
      const json = await backend.media.resolveUrls(JSON.stringify(reference));
      if (isCurrent) setKnown({ reference, url: String(JSON.parse(json)) });
    };
    void resolve();
    return () => {
      isCurrent = false;
    };
  }, [backend, reference]);
  return known !== null && known.reference === reference ? known.url : null;
}
