import { useState } from 'react';
import { useDesk } from '../useDesk.ts';

/** Copies the link of this moment; `copied` says so until the next press. */
export function useCopyLink() {
  const { mockBackend, run } = useDesk();
  const [copied, setCopied] = useState(false);
  const copy = (): void =>
    run(async () => {
      await navigator.clipboard.writeText(await mockBackend.moment());
      setCopied(true);
    });
  return { copied, copy };
}
