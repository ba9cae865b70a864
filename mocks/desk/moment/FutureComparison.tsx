import type { ReactNode } from 'react';
import { Button } from '../../../src/ui/Button.tsx';
import { markDifferences } from './fork.ts';

/** Starts a fork. */
export function ForkButton({ about, onFork }: { about: string; onFork: () => void }) {
  return (
    <div className="section fields">
      <h2>Two futures</h2>
      <p className="small">{about}</p>
      <Button variant="line" size="sm" full onClick={onFork}>
        Fork
      </Button>
    </div>
  );
}

interface FutureSummary {
  title: string;
  sentences: readonly string[];
}

/** One future in sentences; those that differ from the other are marked. */
function FutureColumn({ own: { title, sentences }, other }: { own: FutureSummary; other: FutureSummary }) {
  return (
    <div>
      <h3>{title}</h3>
      {markDifferences(sentences, other.sentences).map(([before, differs, after]) => (
        <p key={[before, differs, after].join(' ')}>
          {before}
          {before && differs && ' '}
          {differs && <mark>{differs}</mark>}
          {after && ` ${after}`}
        </p>
      ))}
    </div>
  );
}

interface Props {
  a: FutureSummary;
  b: FutureSummary;
  onClose: () => void;
  /** Action buttons. */
  children: ReactNode;
}

/** Two futures of one moment side by side, with their differences marked. */
export function FutureComparison({ a, b, onClose, children }: Props) {
  return (
    <div className="section">
      <div className="section-head">
        <h2>Two futures</h2>
        <button type="button" className="link-button" onClick={onClose}>
          Close fork
        </button>
      </div>
      <div className="futures" role="status">
        <FutureColumn own={a} other={b} />
        <FutureColumn own={b} other={a} />
      </div>
      <div className="row">{children}</div>
    </div>
  );
}
