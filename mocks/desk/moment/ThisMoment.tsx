import ArrowCounterClockwiseIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?react';
import { Button } from '../../../src/ui/Button.tsx';
import { FoldingSection } from '../components/Section.tsx';
import { useDesk } from '../useDesk.ts';
import { ShareRow } from './ShareRow.tsx';
import { logSentence } from './logSentences.ts';
import { useUndo } from './useUndo.ts';

/** This moment's section in the first view: its link, its QR code, and undo. */
export function ThisMoment({ onMore }: { onMore: () => void }) {
  const { backend } = useDesk();
  const { message, undo, next } = useUndo();
  return (
    <FoldingSection
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
          aria-label={next ? `Undo: ${logSentence(backend.db, next)}` : 'Undo'}
          disabled={!next}
          onClick={undo}
        >
          <ArrowCounterClockwiseIcon aria-hidden />
        </Button>
      </ShareRow>
      <p className="small share-note" role="status">
        {message}
      </p>
    </FoldingSection>
  );
}
