import { useEffect, useRef, useState } from 'react';
import { clock } from '../../../src/shared/clock.ts';
import { excerptOf } from '../../../src/shared/format/text.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { TextArea } from '../../../src/ui/TextArea.tsx';
import type { MockBackend } from '../../control/mockBackend.ts';
import { dayAndTime } from '../time/formatTimes.ts';
import { useDesk } from '../useDesk.ts';
import { notes } from './notes.ts';
import { pickElement } from './pickElement.ts';
import { takePicture } from './takePicture.ts';

interface Pinned {
  /** Describes the element it is pinned to. */
  about: string;
  picture: Promise<string | undefined>;
}

/** Length of an element's name in a note, in words. */
const WORDS = 10;

/** The element's own name, or its container's: a picture may have none. */
const shortName = (element: HTMLElement): string =>
  excerptOf(element.ariaLabel ?? element.innerText, WORDS) ||
  (element.parentElement ? shortName(element.parentElement) : '');

/** A link to the whole moment, or to the screen's state if that is too long. */
const linkOf = (mockBackend: MockBackend): Promise<string> =>
  mockBackend.moment().catch((error: unknown) => {
    if (error instanceof RangeError) return mockBackend.link();
    throw error;
  });

/** Pins a note to an element on the phone. */
export function NewNote() {
  const { mockBackend, run } = useDesk();
  const [pinned, setPinned] = useState<Pinned | null>(null);
  const [picking, setPicking] = useState<AbortController | null>(null);
  const [text, setText] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pinned) fields.current?.querySelector('textarea')?.focus();
  }, [pinned]);
  // Leaving the notes ends it, too; otherwise the next press on the phone would have no effect.
  useEffect(() => () => picking?.abort(), [picking]);
  const pin = async (): Promise<void> => {
    const cancel = new AbortController();
    setPicking(cancel);
    const element = await pickElement(cancel.signal);
    // If the screenshot fails, the note is saved without it.
    if (element)
      setPinned({ about: shortName(element), picture: takePicture(element).catch(() => undefined) });
    setPicking(null);
  };
  const save = ({ about, picture: pendingPicture }: Pinned): void =>
    run(async () => {
      const [link, picture] = await Promise.all([linkOf(mockBackend), pendingPicture]);
      const at = dayAndTime(clock.now());
      const note = { id: crypto.randomUUID(), text, about, route: location.pathname, link, at };
      notes.change([{ ...note, ...(picture ? { picture } : {}), resolved: false }, ...notes.get()]);
      setPinned(null);
      setText('');
    });
  return (
    <div className="section fields" ref={fields}>
      {pinned ? (
        <>
          <TextArea label={`Note on “${pinned.about}”`} value={text} onValue={setText} />
          <Button size="sm" full disabled={text.trim() === ''} onClick={() => save(pinned)}>
            Save note
          </Button>
          <Button variant="quiet" size="sm" full onClick={() => setPinned(null)}>
            Cancel
          </Button>
        </>
      ) : (
        <>
          <Button
            variant={picking ? 'line' : 'primary'}
            size="sm"
            full
            onClick={() => (picking ? picking.abort() : void pin())}
          >
            {picking ? 'Cancel' : 'Pin a note'}
          </Button>
          <p role="status">{picking && 'Now press something on the phone.'}</p>
        </>
      )}
    </div>
  );
}
