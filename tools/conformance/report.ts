import type { CheckResult, RunResult } from './run.ts';

const MARKS = { holds: '✓', differs: '✗', skipped: '–' } as const;
const INDENT = '      ';

const line = ({ outcome, title, message }: CheckResult): string =>
  `  ${MARKS[outcome]} ${title}${message && outcome === 'differs' ? `\n${INDENT}${message}` : ''}`;

/** Prints results as they arrive, grouped by area. */
export function createPrinter(print: (text: string) => void) {
  let area = '';
  return (result: CheckResult): void => {
    if (result.area !== area) print(`\n${result.area}`);
    area = result.area;
    print(line(result));
  };
}

const withOutcome = ({ results }: RunResult, outcome: CheckResult['outcome']): CheckResult[] =>
  results.filter((result) => result.outcome === outcome);

/** The end of the report: what was skipped, what failed, and how much of the contract was covered. */
export function summary(run: RunResult): string {
  const differs = withOutcome(run, 'differs');
  const skipped = withOutcome(run, 'skipped');
  const total = run.covered.length + run.uncovered.length;
  const list = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? ['', title, ...lines] : [];
  return [
    ...list(
      'Not tried',
      skipped.map(({ title, message }) => `  ${MARKS.skipped} ${title}: ${message}`),
    ),
    ...list(
      'Calls and statuses that were not seen',
      run.uncovered.map((pair) => `  ${MARKS.skipped} ${pair}`),
    ),
    ...list('What differs', differs.map(line)),
    '',
    `${withOutcome(run, 'holds').length} rules hold, ${differs.length} differ, ${skipped.length} were not tried`,
    `${run.covered.length} of ${total} pairs of call and status covered, by ${run.requests} requests in ${(run.ms / 1000).toFixed(1)} s`,
  ].join('\n');
}

const escapeXml = (text: string): string =>
  text
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

function testCase({ area, title, outcome, message, ms }: CheckResult): string {
  const name = `classname="${escapeXml(area)}" name="${escapeXml(title)}" time="${(ms / 1000).toFixed(3)}"`;
  if (outcome === 'holds') return `    <testcase ${name}/>`;
  const tag = outcome === 'skipped' ? 'skipped' : 'failure';
  return `    <testcase ${name}><${tag} message="${escapeXml(message)}"/></testcase>`;
}

/** The run in JUnit format. */
export function junit(run: RunResult): string {
  const areas = [...new Set(run.results.map(({ area }) => area))];
  const counts = (results: readonly CheckResult[]): string => {
    const number = (outcome: CheckResult['outcome']) =>
      results.filter((result) => result.outcome === outcome).length;
    const time = results.reduce((sum, { ms }) => sum + ms, 0) / 1000;
    return `tests="${results.length}" failures="${number('differs')}" errors="0" skipped="${number('skipped')}" time="${time.toFixed(3)}"`;
  };
  const suites = areas.map((area) => {
    const results = run.results.filter((result) => result.area === area);
    const cases = results.map(testCase).join('\n');
    return `  <testsuite name="${escapeXml(area)}" ${counts(results)}>\n${cases}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="Waystone conformance" ${counts(run.results)}>\n${suites.join('\n')}\n</testsuites>\n`;
}
