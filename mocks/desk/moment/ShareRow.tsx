import CheckIcon from '@phosphor-icons/core/bold/check-bold.svg?react';
import LinkIcon from '@phosphor-icons/core/regular/link.svg?react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../src/ui/Button.tsx';
import { copyText } from '../../../src/ui/copyText.ts';
import { useDesk } from '../useDesk.ts';
import { QrButton } from './QrButton.tsx';
import { isLocal } from './useMoment.ts';

/** How long the confirmation of copying is shown, ms. */
const NOTE_DURATION = 8000;

const noteOf = (link: string): string =>
  isLocal(link) ? 'Link copied. It opens on this computer only: this demo is not online.' : 'Link copied';

/** Shares this moment: copies its link and confirms that in place, or shows its QR code. */
export function ShareRow({ children }: { children?: ReactNode }) {
  const { mockBackend, run } = useDesk();
  const [note, setNote] = useState('');
  useEffect(() => {
    if (note === '') return undefined;
    const timer = setTimeout(() => setNote(''), NOTE_DURATION);
    return () => clearTimeout(timer);
  }, [note]);
  const copy = (): void => {
    setNote('');
    run(async () => {
      const link = await mockBackend.moment();
      await copyText(link);
      setNote(noteOf(link));
    });
  };
  return (
    <>
      <div className="row moment-actions">
        <Button variant="line" size="sm" className="grow" onClick={copy}>
          {note === '' ? <LinkIcon aria-hidden /> : <CheckIcon aria-hidden />}
          {note === '' ? 'Copy moment link' : 'Link copied'}
        </Button>
        <QrButton />
        {children}
      </div>
      <p className="small share-note" role="status">
        {note}
      </p>
    </>
  );
}
