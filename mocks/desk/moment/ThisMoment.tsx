import ArrowCounterClockwiseIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?react';
import { Button } from '../../../src/ui/Button.tsx';
import { Section } from '../parts/Section.tsx';
import { useDesk } from '../useDesk.ts';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import { QrButton } from './QrButton.tsx';
import { logSentence } from './logWords.ts';

/** This moment's section in the first view: its link, its QR code, and undo. */
export function ThisMoment({ onMore }: { onMore: () => void }) {
  const { backend, mockBackend, run } = useDesk();
  const last = backend.log.actions.at(-1);
  return (
    <Section
      id="desk-moment"
      title="This moment"
      aside={
        <button type="button" className="link-button" onClick={onMore}>
          History and fork
        </button>
      }
    >
      <div className="row moment-actions">
        <CopyLinkButton />
        <QrButton />
        <Button
          variant="line"
          size="sm"
          className="icon-only"
          aria-label={last ? `Undo: ${logSentence(backend.db, last)}` : 'Undo'}
          disabled={!last}
          onClick={() => run(() => mockBackend.undo())}
        >
          <ArrowCounterClockwiseIcon aria-hidden />
        </Button>
      </div>
    </Section>
  );
}
