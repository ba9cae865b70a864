import ArrowClockwiseIcon from '@phosphor-icons/core/regular/arrow-clockwise.svg?react';
import ArrowCounterClockwiseIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?react';
import { Button } from '../../../src/ui/Button.tsx';
import { timeName } from '../time/formatTimes.ts';
import { useDesk } from '../useDesk.ts';
import { logSentence } from './logSentences.ts';
import { useUndo } from './useUndo.ts';

/** What has happened since the world began, newest first; pressing an entry goes to that moment. */
export function History() {
  const { backend } = useDesk();
  const { message, goTo, undo, redo, next } = useUndo();
  const { log, db, persistence } = backend;
  const undone = log.undone.toReversed();
  const done = log.actions.toReversed();
  const all = [...log.actions, ...log.undone];
  const entry = (action: (typeof done)[number], state: 'current' | 'undone' | undefined) => (
    <li key={action.id} className={state} aria-current={state === 'current' ? 'step' : undefined}>
      <button type="button" onClick={() => goTo(all.indexOf(action) + 1)}>
        {logSentence(db, action)}
      </button>
      <span className="small">{state === 'undone' ? 'undone' : timeName(Date.parse(action.at))}</span>
    </li>
  );
  return (
    <div className="section">
      <div className="section-head">
        <h2>What has happened</h2>
        <span className="row">
          <Button variant="line" size="sm" className="compact" disabled={!next} onClick={undo}>
            <ArrowCounterClockwiseIcon aria-hidden />
            Undo
          </Button>
          <Button variant="line" size="sm" className="compact" disabled={undone.length === 0} onClick={redo}>
            <ArrowClockwiseIcon aria-hidden />
            Redo
          </Button>
        </span>
      </div>
      <p className="small" role="status">
        {message}
      </p>
      <ol className="history">
        {undone.map((action) => entry(action, 'undone'))}
        {done.map((action, index) => entry(action, index === 0 ? 'current' : undefined))}
        <li className={done.length === 0 ? 'current' : undefined}>
          <button type="button" onClick={() => goTo(0)}>
            The world began
          </button>
          <span className="small">{timeName(persistence.info().epoch)}</span>
        </li>
      </ol>
    </div>
  );
}
