import { Button } from '../../../src/ui/Button.tsx';
import { download } from '../moment/files.ts';
import { StudyCard } from './StudyCard.tsx';
import { durationText, resultsCsv } from './mergeResults.ts';
import { type StudyRun, studyRun, toResults } from './studyRun.ts';
import { RowButton } from '../components/RowButton.tsx';

const fileName = (participant: string, ending: string): string =>
  `study-${participant.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.${ending}`;

/** The results as a file to send back. */
export function StudyEnd({ run }: { run: StudyRun }) {
  const results = toResults(run);
  const save = (ending: 'json' | 'csv'): void =>
    ending === 'json'
      ? download(fileName(results.participant, ending), JSON.stringify(results, null, 2))
      : download(fileName(results.participant, ending), resultsCsv([results]), 'text/csv');
  return (
    <StudyCard label={run.study.title}>
      <h2>Thank you, that was all</h2>
      <ol>
        {results.results.map(({ task, outcome, seconds }) => (
          <li key={task}>
            <span>{task}</span> <b>{outcome === 'done' ? durationText(seconds) : 'Given up'}</b>
          </li>
        ))}
      </ol>
      <p className="small">Save the file and send it to whoever asked you.</p>
      <Button size="sm" full onClick={() => save('json')}>
        Save results
      </Button>
      <div className="row">
        <RowButton onClick={() => save('csv')}>Save as CSV</RowButton>
        <RowButton onClick={() => studyRun.change(null)}>Close</RowButton>
      </div>
    </StudyCard>
  );
}
