import CheckIcon from '@phosphor-icons/core/bold/check-bold.svg?react';
import LinkIcon from '@phosphor-icons/core/regular/link.svg?react';
import { useEffect, useState } from 'react';
import { Button } from '../../../src/ui/Button.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx';
import { useDesk } from '../useDesk.ts';

/** How long the button says that the link was copied, ms. */
const SAID = 4000;

/** Copies the link of this moment, and says so where it was pressed: the desk may end there. */
export function CopyLinkButton() {
  const { mockBackend, run } = useDesk();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (): void => {
    setCopied(false);
    run(async () => {
      await navigator.clipboard.writeText(await mockBackend.moment());
      setCopied(true);
    });
  };
  return (
    <>
      <Button size="sm" className="grow" onClick={copy}>
        {copied ? <CheckIcon aria-hidden /> : <LinkIcon aria-hidden />}
        {copied ? 'Link copied' : 'Copy moment link'}
      </Button>
      <VisuallyHidden role="status">{copied && 'Link copied'}</VisuallyHidden>
    </>
  );
}
