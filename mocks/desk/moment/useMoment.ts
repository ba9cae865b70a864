import { useState } from 'react';
import { useDesk } from '../useDesk.ts';
import { download } from './files.ts';

/** Whether an address only works on this computer. */
export const isLocal = (link: string): boolean => /^(localhost|127\.|\[::1\])/.test(new URL(link).host);

/** Returns a function that downloads this moment as a file. */
export function useExportMoment(): () => void {
  const { mockBackend, run } = useDesk();
  return () =>
    run(async () => {
      download('waystone-moment.json', JSON.stringify(await mockBackend.momentFile()));
    });
}

/** State of the QR dialog; its link is null if the moment only fits in a file. */
export function useQrCode() {
  const { mockBackend, run } = useDesk();
  const [content, setContent] = useState<{ link: string | null } | null>(null);
  const show = (): void =>
    run(async () => {
      const link = await mockBackend.moment().catch((error: unknown) => {
        if (error instanceof RangeError) return null;
        throw error;
      });
      setContent({ link });
    });
  return { content, show, hide: () => setContent(null) };
}
