import type { Result } from '../../acceptance/engines/runJourneys.ts';

/** The results of one engine; null if it is not available. */
export interface Column {
  engine: string;
  results: ReadonlyMap<string, Result> | null;
}

function cell({ results }: Column, row: string): string {
  if (!results) return 'not there';
  const result = results.get(row);
  if (!result) return '–';
  return `${result.problems.length > 0 ? 'FAILED' : 'ok'} ${result.seconds.toFixed(1)} s`;
}

/** A table of engines and journeys, in Markdown. */
export function engineTable(rows: readonly string[], columns: readonly Column[]): string {
  const cells = [
    ['journey', ...columns.map(({ engine }) => engine)],
    ...rows.map((row) => [row, ...columns.map((column) => cell(column, row))]),
  ];
  const widths = columns
    .concat({ engine: '', results: null })
    .map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const lines = cells.map(
    (line) => `| ${line.map((text, index) => text.padEnd(widths[index] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}
