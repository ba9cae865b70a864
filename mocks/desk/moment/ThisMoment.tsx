import ArrowCounterClockwiseIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?react';
import { Button } from '../../../src/ui/Button.tsx';
import { Section } from '../parts/Section.tsx';
import { currentId } from '../people/seededPeople.ts';
import { useDesk } from '../useDesk.ts';
import { ShareRow } from './ShareRow.tsx';
import { logSentence } from './logSentences.ts';

/** This moment's section in the first view: its link, its QR code, and undo. */
export function ThisMoment({ onMore }: { onMore: () => void }) {
  const { backend, mockBackend, run } = useDesk();
  const { actions } = backend.log;
  // What simulated travellers did since goes with it.
  const index = actions.findLastIndex(({ as }) => as === currentId(backend));
  const last = actions[index];
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
      <ShareRow>
        <Button
          variant="line"
          size="sm"
          className="icon-only"
          aria-label={last ? `Undo: ${logSentence(backend.db, last)}` : 'Undo'}
          disabled={!last}
          onClick={() => run(() => mockBackend.undo(actions.length - index))}
        >
          <ArrowCounterClockwiseIcon aria-hidden />
        </Button>
      </ShareRow>
    </Section>
  );
}
