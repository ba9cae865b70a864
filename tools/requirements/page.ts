import { type RequirementCoverage } from './coverage.ts';
import { type Result } from './results.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const withCode = (text: string): string => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** The anchor GitHub generates for a heading. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

const MARKS = { passed: '✓', failed: '✗ failed', missing: '✗ none' };

function list(results: readonly Result[], one: string, many: string): string {
  if (results.length === 0) return '';
  const items = results.map(({ title, file, status }) => {
    const note = status === 'passed' ? '' : ` (${status})`;
    return `<li>${escape(title)}${note}<br><code>${escape(file)}</code></li>`;
  });
  const count = `${results.length} ${results.length === 1 ? one : many}`;
  return `<details><summary>${count}</summary><ul>${items.join('')}</ul></details>`;
}

function row({ id, area, kind, text, status, results }: RequirementCoverage): string {
  const tests = results.filter((result) => result.kind !== 'story');
  const stories = results.filter((result) => result.kind === 'story');
  return `<tr id="${id}" class="${status}">
<th scope="row"><a href="../docs/requirements.md#${anchor(area)}">${id}</a></th>
<td>${withCode(text)}<br><small>${escape(kind)}</small></td>
<td>${MARKS[status]}</td>
<td>${list(tests, 'test', 'tests')}</td>
<td>${list(stories, 'story', 'stories')}</td>
</tr>`;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 1100px; min-width: 860px; margin: 0 auto; padding: 24px 16px 64px; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid GrayText; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th:first-child { width: 88px; } th:nth-child(3) { width: 64px; } th:nth-child(4) { width: 32%; } th:nth-child(5) { width: 20%; }
ul { margin: 8px 0; padding-left: 18px; } code { font-size: 0.9em; } small { opacity: 0.8; }
.failed td:nth-child(3), .missing td:nth-child(3) { color: light-dark(#b3261e, #ff8a80); font-weight: 600; }
`;
const HEAD = ['ID', 'Requirement', 'Status', 'Tests', 'Stories']
  .map((name) => `<th scope="col">${name}</th>`)
  .join('');

/** The page of all requirements: status, tests and stories of each, by area. */
export function requirementsPage(covered: readonly RequirementCoverage[], summary: string): string {
  const areas = [...new Set(covered.map(({ area }) => area))];
  const sections = areas.map((area) => {
    const rows = covered.filter((requirement) => requirement.area === area);
    const passed = rows.filter(({ status }) => status === 'passed').length;
    return `<h2 id="${anchor(area)}">${escape(area)} <small>${passed} of ${rows.length}</small></h2>
<table><thead><tr>${HEAD}</tr></thead><tbody>${rows.map(row).join('\n')}</tbody></table>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Requirements</title>
<style>${STYLE}</style>
<h1>Requirements</h1>
<p>${escape(summary)}</p>
${sections.join('\n')}
</html>
`;
}
