import { useEffect } from 'react';
import { clock } from '../../../src/shared/clock.ts';
import { currentUserId } from '../people/roleUsers.ts';
import { useDesk } from '../useDesk.ts';
import { StudyCard } from './StudyCard.tsx';
import { StudyBegin } from './StudyBegin.tsx';
import { StudyEnd } from './StudyEnd.tsx';
import { beginTask, endTask, studyRun, type StudyRun, type TaskResult } from './studyRun.ts';
import { foundFor, isDone } from './tasks.ts';
import { durationText } from './mergeResults.ts';
import { Button } from '../../../src/ui/Button.tsx';

/** The result of the last task, and a button to start the next one. */
function Between({ last, onNext }: { last: TaskResult; onNext: () => void }) {
  return (
    <>
      <h2>{last.outcome === 'done' ? `Done, in ${durationText(last.seconds)}` : 'Never mind'}</h2>
      <Button size="sm" full onClick={onNext}>
        Next task
      </Button>
    </>
  );
}

/** 'Task 1 of 2', also after the last task. */
const labelOf = ({ task, results, study }: StudyRun): string =>
  !task && results.length === 0
    ? 'A short study'
    : `Task ${results.length + (task ? 1 : 0)} of ${study.tasks.length}`;

/** One task at a time; the data show when it is done. */
function Tasks({ run }: { run: StudyRun }) {
  const { backend } = useDesk();
  const task = run.study.tasks[run.results.length];
  const last = run.results.at(-1);
  const finished = run.task && task && isDone(backend.db, currentUserId(backend), task, run.task.before);
  useEffect(() => {
    if (finished) studyRun.change(endTask(run, clock.realNow(), 'done'));
  }, [finished, run]);
  if (!task) return <StudyEnd run={run} />;
  const begin = (): void => {
    const before = foundFor(backend.db, currentUserId(backend), task);
    studyRun.change(beginTask(run, clock.realNow(), before));
  };
  return (
    <StudyCard label={labelOf(run)}>
      {run.task ? (
        <>
          <h2>{task.text}</h2>
          <Button
            variant="line"
            size="sm"
            onClick={() => studyRun.change(endTask(run, clock.realNow(), 'given up'))}
          >
            Give up on this one
          </Button>
        </>
      ) : last ? (
        <Between last={last} onNext={begin} />
      ) : (
        <StudyBegin run={run} onBegin={begin} />
      )}
    </StudyCard>
  );
}

/** The study of an opened link, shown in place of the desk: a participant sees only the tasks. */
export function StudyPanel({ run }: { run: StudyRun }) {
  useDesk();
  return (
    <aside className="study" aria-label="Study">
      <Tasks run={run} />
    </aside>
  );
}
