import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react';
import { useState } from 'react';
import { Button } from '../../../src/ui/Button.tsx';
import { copyText } from '../../../src/ui/copyText.ts';
import { Select } from '../../../src/ui/Select.tsx';
import { TextField } from '../../../src/ui/TextField.tsx';
import { useDesk } from '../useDesk.ts';
import { type Task, isTaskKind, taskKinds } from './tasks.ts';

const options = Object.entries(taskKinds).map(([value, { label }]) => ({ value, label }));
const taskOf = (kind: Task['kind'], about: string): Task => ({
  kind,
  ...(taskKinds[kind].hasDestination ? { about } : {}),
  text: taskKinds[kind].text(about),
});
/** A task in the form, with a stable key when others are removed. */
interface Row {
  id: string;
  task: Task;
}

/** A starter study, which can be sent as is. */
const FIRST: readonly Row[] = [
  { id: 'first', task: taskOf('save-place', 'Spiti') },
  { id: 'second', task: taskOf('answer-question', '') },
];

interface TaskProps {
  number: number;
  task: Task;
  onChange: (task: Task) => void;
  /** Undefined for the only task. */
  onRemove: (() => void) | undefined;
}

function TaskFields({ number, task, onChange, onRemove }: TaskProps) {
  return (
    <fieldset className="fields task-fields">
      <Select
        label={`Task ${number}`}
        options={options}
        value={task.kind}
        onValue={(kind) => isTaskKind(kind) && onChange(taskOf(kind, task.about ?? 'Spiti'))}
      />
      {task.about !== undefined && (
        <TextField label="Place" value={task.about} onValue={(about) => onChange(taskOf(task.kind, about))} />
      )}
      <TextField label="In these words" value={task.text} onValue={(text) => onChange({ ...task, text })} />
      {onRemove && (
        <button type="button" className="link-button" onClick={onRemove}>
          Remove task {number}
        </button>
      )}
    </fieldset>
  );
}

/** Form for a study's tasks, and the link that starts them at this moment. */
export function NewStudy({ onClose }: { onClose: () => void }) {
  const { backend, run } = useDesk();
  const [title, setTitle] = useState('First steps');
  const [rows, setRows] = useState(FIRST);
  const tasks = rows.map(({ task }) => task);
  const [copied, setCopied] = useState(false);
  const copy = (): void =>
    run(async () => {
      const { momentLink } = await import('../../moment/takeMoment.ts');
      await copyText(await momentLink(backend, { title, tasks }));
      setCopied(true);
    });
  const change = (next: readonly Row[]): void => {
    setCopied(false);
    setRows(next);
  };
  const isComplete =
    title.trim() !== '' && tasks.every(({ text, about }) => text.trim() && about?.trim() !== '');
  return (
    <form
      className="fields"
      aria-label="New study"
      onSubmit={(event) => {
        event.preventDefault();
        copy();
      }}
    >
      <p className="small">
        Whoever opens the link begins at this moment, as the person shown on the phone. The demo’s own data
        shows whether a task was done.
      </p>
      <TextField label="Title" value={title} onValue={setTitle} />
      {rows.map(({ id, task }, index) => (
        <TaskFields
          key={id}
          number={index + 1}
          task={task}
          onChange={(next) => change(rows.with(index, { id, task: next }))}
          onRemove={rows.length > 1 ? () => change(rows.toSpliced(index, 1)) : undefined}
        />
      ))}
      <Button
        variant="line"
        size="sm"
        icon={<PlusIcon aria-hidden />}
        onClick={() => change([...rows, { id: crypto.randomUUID(), task: taskOf('vote', '') }])}
      >
        Add a task
      </Button>
      <Button type="submit" size="sm" disabled={!isComplete}>
        Copy study link
      </Button>
      <p className="small" role="status">
        {copied && 'Link copied. Send it to those who should try the app.'}
      </p>
      <button type="button" className="link-button" onClick={onClose}>
        Close the form
      </button>
    </form>
  );
}
