import { Button } from '../../../src/ui/Button.tsx';
import { TextField } from '../../../src/ui/TextField.tsx';
import { type StudyRun, studyRun } from './studyRun.ts';

/** Tells participants what to do and what is recorded. */
export function StudyBegin({ run, onBegin }: { run: StudyRun; onBegin: () => void }) {
  const { title, tasks } = run.study;
  return (
    <>
      <h2>{title}</h2>
      <p>
        {tasks.length === 1 ? 'One short task' : `${tasks.length} short tasks`} in this app. It is the app
        that is tried, not you. Nothing leaves your browser: at the end you get a file to send back.
      </p>
      <TextField
        label="Your name or initials"
        autoComplete="off"
        value={run.participant}
        onValue={(participant) => studyRun.change({ ...run, participant })}
      />
      <Button size="sm" full onClick={onBegin}>
        Begin
      </Button>
    </>
  );
}
