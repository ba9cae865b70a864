import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../src/ui/Button.tsx';
import { createStore } from '../../world/createStore.ts';
import { chooseTexts, download } from '../moment/files.ts';
import { TableHead } from '../components/TableHead.tsx';
import { useDesk } from '../useDesk.ts';
import { NewStudy } from './NewStudy.tsx';
import { addResults, durationText, parseResults, resultsCsv, type TaskRow, tableOf } from './mergeResults.ts';
import type { StudyResults } from './studyRun.ts';
import { RowButton } from '../components/RowButton.tsx';

/** The files added since the page was opened. */
const added = createStore<readonly StudyResults[]>([]);

function TaskResults({ row: { task, done, asked, median, people } }: { row: TaskRow }) {
  return (
    <tbody>
      <tr className="task">
        <th scope="rowgroup">{task}</th>
        <td>
          {done} of {asked}
        </td>
        <td>{median !== null && durationText(median)}</td>
      </tr>
      {people.map(({ key, name, result }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          <td className={result?.outcome === 'done' ? 'good' : 'bad'}>{result?.outcome ?? 'not asked'}</td>
          <td>{result && durationText(result.seconds)}</td>
        </tr>
      ))}
    </tbody>
  );
}

function ResultsTable({ list }: { list: readonly StudyResults[] }) {
  return (
    <table className="study-results">
      <caption className="small">
        {list.length === 1 ? 'One person' : `${list.length} people`}; the time of a task is the median of
        those who did it.
      </caption>
      <TableHead columns={['Task', 'Done', 'Time']} />
      {tableOf(list).map((row) => (
        <TaskResults key={row.task} row={row} />
      ))}
    </table>
  );
}

/** Creates study links, and evaluates the result files that come back. */
export function Studies() {
  const { run } = useDesk();
  const [writes, setWrites] = useState(false);
  const list = useSyncExternalStore(added.subscribe, added.get);
  const add = (): void =>
    run(async () => {
      const texts = await chooseTexts('.json,application/json', true);
      added.change(addResults(added.get(), texts.map(parseResults)));
    });
  return (
    <div className="section">
      <h2>Studies</h2>
      <p className="small">Send tasks in a link; the results come back as files.</p>
      <div className="row">
        <Button
          variant={writes ? 'line' : 'primary'}
          size="sm"
          className="grow"
          aria-expanded={writes}
          onClick={() => setWrites(!writes)}
        >
          New study
        </Button>
        <RowButton onClick={add}>Add results</RowButton>
      </div>
      {writes && <NewStudy onClose={() => setWrites(false)} />}
      {list.length > 0 && (
        <>
          <ResultsTable list={list} />
          <Button
            variant="line"
            size="sm"
            full
            onClick={() => download('study.csv', resultsCsv(list), 'text/csv')}
          >
            Export table
          </Button>
        </>
      )}
    </div>
  );
}
