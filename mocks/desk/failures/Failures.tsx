import { paths } from '../../../src/routes.ts';
import CheckIcon from '@phosphor-icons/core/bold/check-bold.svg?react';
import PlayIcon from '@phosphor-icons/core/fill/play-fill.svg?react';
import XIcon from '@phosphor-icons/core/bold/x-bold.svg?react';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx';
import { Button } from '../../../src/ui/Button.tsx';
import { currentUserId } from '../people/roleUsers.ts';
import { useDesk } from '../useDesk.ts';
import { dismissToast, goTo } from './phonePage.ts';
import { type Failure, failures } from './failureList.ts';
import { followRow } from './followRow.ts';
import { failureQueue, failureResults } from './failureResults.ts';
import { type FailureResult, signInAndWait, tryFailure } from './tryFailure.ts';

const useResults = () => useSyncExternalStore(failureResults.subscribe, failureResults.get);

function counts(results: ReadonlyMap<string, FailureResult>) {
  const good = [...results.values()].filter(({ asExpected }) => asExpected).length;
  const bad = [...results.values()].filter(({ asExpected }) => asExpected === false).length;
  return { good, bad, left: failures.length - good - bad };
}

export function useFailuresStatus(): string {
  const { good, bad } = counts(useResults());
  const differs = bad === 0 ? '' : `, ${bad} ${bad === 1 ? 'differs' : 'differ'}`;
  return `${good + bad} of ${failures.length} tried${differs}`;
}

function Mark({ asExpected = null }: Partial<Pick<FailureResult, 'asExpected'>>) {
  const [icon, tone, text] =
    asExpected === null
      ? [<PlayIcon key="icon" aria-hidden />, '', 'Not tried yet']
      : asExpected
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
  result: FailureResult | undefined;
  state: 'running' | 'waiting' | undefined;
  onPress: () => void;
}

function Row({ failure, result, state, onPress }: RowProps) {
  const now = { running: 'Happening now', waiting: 'Waiting for its turn' };
  return (
    <button
      type="button"
      className="failure"
      aria-current={state === 'running' || undefined}
      onClick={onPress}
    >
      <b>{failure.name}</b>
      <span className="outcome">
        <span className="label">Expected</span> {failure.expected}
      </span>
      <span className="outcome" data-bad={(!state && result?.asExpected === false) || undefined}>
        <span className="label">Seen</span> {state ? now[state] : (result?.text ?? 'Not tried yet')}
      </span>
      <Mark {...result} />
    </button>
  );
}

/** Keeps the row of the failure that is being tried in view. */
function useRunningRowInView(list: RefObject<HTMLElement | null>, running: string | null): void {
  const previous = useRef<Element | null>(null);
  useEffect(() => {
    const row = running === null ? null : (list.current?.querySelector('[aria-current]') ?? null);
    if (row) followRow(row, previous.current);
    previous.current = row;
  }, [list, running]);
}

/**
 * The specification's error catalogue: each failure is triggered on the phone and compared with the specified message.
 */
export function Failures() {
  const desk = useDesk();
  const results = useResults();
  const { running, waiting } = useSyncExternalStore(failureQueue.subscribe, failureQueue.get);
  const { good, bad, left } = counts(results);
  const list = useRef<HTMLDivElement>(null);
  useRunningRowInView(list, running);
  const run = (chosen: readonly Failure[]): void => {
    const person = currentUserId(desk.backend);
    const attempt = async (failure: Failure): Promise<void> =>
      failureResults.set(failure.name, await tryFailure(desk, failure, person));
    const leave = async (): Promise<void> => {
      await signInAndWait(desk, person);
      if (chosen.length === 1) return;
      // A whole run ends where the demo begins, not in the last form with its message.
      dismissToast();
      goTo(paths.home());
    };
    desk.run(() => failureQueue.add(chosen, attempt, leave));
  };
  const stateOf = (failure: Failure): RowProps['state'] => {
    if (failure.name === running) return 'running';
    return waiting.includes(failure) ? 'waiting' : undefined;
  };
  return (
    <>
      <p className="intro">
        Press a row and it really happens in the phone. What you see is held against what was promised.
      </p>
      <div className="failure-score" role="status">
        <span className="good">{good} as expected</span>
        {bad > 0 && <span className="bad">{bad === 1 ? '1 differs' : `${bad} differ`}</span>}
        {left > 0 && <span className="muted">{left} not tried</span>}
        <Button
          variant="line"
          size="sm"
          className="compact"
          onClick={() => (waiting.length > 0 ? failureQueue.stop() : run(failures))}
        >
          {waiting.length > 0 ? 'Stop' : 'Try all'}
        </Button>
      </div>
      <div ref={list}>
        {failures.map((failure, index) => (
          <div key={failure.name}>
            {failures[index - 1]?.group !== failure.group && <h3 className="group-title">{failure.group}</h3>}
            <Row
              failure={failure}
              result={results.get(failure.name)}
              state={stateOf(failure)}
              onPress={() => run([failure])}
            />
          </div>
        ))}
      </div>
    </>
  );
}
