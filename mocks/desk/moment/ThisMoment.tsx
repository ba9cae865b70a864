import ArrowCounterClockwiseIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?react';
import LinkIcon from '@phosphor-icons/core/regular/link.svg?react';
import { Section } from '../parts/Section.tsx';
import { useDesk } from '../useDesk.ts';
import { logSentence } from './logWords.ts';
import { useCopyLink } from './useMoment.ts';

/** The first view's part of This moment: its link, its code, and one step back. */
export function ThisMoment({ onMore }: { onMore: () => void }) {
  const { backend, mockBackend, run } = useDesk();
  const { copied, copy } = useCopyLink();
  const last = backend.log.actions.at(-1);
  return (
    <Section
      id="desk-moment"
      title="This moment"
      aside={
        <button type="button" className="more" onClick={onMore}>
          History and fork
        </button>
      }
    >
      <div className="row moment">
        <button type="button" className="btn pri grow" onClick={copy}>
          <LinkIcon aria-hidden />
          Copy moment link
        </button>
        <button
          type="button"
          className="btn sq"
          aria-label={last ? `Undo: ${logSentence(backend.db, last)}` : 'Undo'}
          disabled={!last}
          onClick={() => run(() => mockBackend.undo())}
        >
          <ArrowCounterClockwiseIcon aria-hidden />
        </button>
      </div>
      <p className="small" role="status">
        {copied && 'Link copied'}
      </p>
    </Section>
  );
}
