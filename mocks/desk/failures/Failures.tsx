import CheckIcon from '@phosphor-icons/core/bold/check-bold.svg?react';
import PlayIcon from '@phosphor-icons/core/fill/play-fill.svg?react';
import XIcon from '@phosphor-icons/core/bold/x-bold.svg?react';
import { useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx';
import { Button } from '../../../src/ui/Button.tsx';
import { useDesk } from '../useDesk.ts';
import { type Failure, catalogue } from './catalogue.ts';
import { failureResults } from './failureResults.ts';
import { type Seen, tryFailure } from './tryFailure.ts';

const useResults = () => useSyncExternalStore(failureResults.subscribe, failureResults.get);

function counts(results: ReadonlyMap<string, Seen>) {
  const good = [...results.values()].filter(({ asExpected }) => asExpected).length;
  return { good, bad: results.size - good, left: catalogue.length - results.size };
}

export function useFailuresFact(): string {
  const { good, bad } = counts(useResults());
  const differs = bad === 0 ? '' : `, ${bad} ${bad === 1 ? 'differs' : 'differ'}`;
  return `${good + bad} of ${catalogue.length} tried${differs}`;
}

function Mark({ seen }: { seen: Seen | undefined }) {
  const [icon, tone, text] = !seen
    ? [<PlayIcon key="icon" aria-hidden />, '', 'Not tried yet']
    : seen.asExpected
      ? [<CheckIcon key="icon" aria-hidden />, 'good', 'As expected']
      : [<XIcon key="icon" aria-hidden />, 'bad', 'Not as expected'];
  return (
    <span className={`result-mark ${tone}`}>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

interface RowProps {
  failure: Failure;
  seen: Seen | undefined;
  running: boolean;
  onPress: () => void;
}

function Row({ failure, seen, running, onPress }: RowProps) {
  const now = running ? 'Happening now' : 'Not tried yet';
  return (
    <button type="button" className="failure" aria-current={running || undefined} onClick={onPress}>
      <b>{failure.name}</b>
      <span className="outcome">
        <span className="label">Expected</span> {failure.expected}
      </span>
      <span className="outcome" data-bad={(seen && !seen.asExpected) || undefined}>
        <span className="label">Seen</span> {seen?.text ?? now}
      </span>
      <Mark seen={seen} />
    </button>
  );
}

/** The error catalogue of the specification: each row happens in the phone and is compared with what was promised. */
export function Failures() {
  const desk = useDesk();
  const results = useResults();
  const [running, setRunning] = useState<string | null>(null);
  const { good, bad, left } = counts(results);
  const run = async (failures: readonly Failure[]): Promise<void> => {
    if (running !== null) return;
    for (const failure of failures) {
      setRunning(failure.name);
      failureResults.set(failure.name, await tryFailure(desk, failure));
    }
    setRunning(null);
  };
  return (
    <>
      <p className="intro">
        Press a row and it really happens in the phone. What you see is held against what was promised.
      </p>
      <div className="failure-score" role="status">
        <span className="good">{good} as expected</span>
        {bad > 0 && <span className="bad">{bad === 1 ? '1 differs' : `${bad} differ`}</span>}
        <span className="muted">{left} not tried</span>
        <Button variant="line" size="sm" className="compact" onClick={() => void run(catalogue)}>
          Try all
        </Button>
      </div>
      {catalogue.map((failure, index) => (
        <div key={failure.name}>
          {catalogue[index - 1]?.group !== failure.group && <h3 className="group-title">{failure.group}</h3>}
          <Row
            failure={failure}
            seen={results.get(failure.name)}
            running={running === failure.name}
            onPress={() => void run([failure])}
          />
        </div>
      ))}
    </>
  );
}
