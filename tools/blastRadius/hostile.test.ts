import { Window } from 'happy-dom';
import { afterAll, expect, test } from 'vitest';
import { renderMoment } from '../../src/shared/renderMoment.ts';
import { hostileAddresses, hostileCount, hostileText } from './hostileTexts.ts';
import { createScreens } from './renderScreens.tsx';

const ADDRESS = /url|image|logo|website|link/i;
/** Other values decide what is shown, and are no texts of people. */
const isFree = (name: string, text: string): boolean =>
  !/ids?$/i.test(name) && !/^\d{4}-\d{2}/.test(text) && (name === 'tags' || !/^[a-z][a-z_-]*$/.test(text));

/** A reply in which every text and address of people is hostile; the addresses take turns. */
function makeHostile(turn: number) {
  let used = turn;
  const change = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => change(item, name));
    if (typeof value === 'string' && ADDRESS.test(name))
      return hostileAddresses[used++ % hostileAddresses.length];
    if (typeof value === 'string') return isFree(name, value) ? hostileText : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, change(field, key)]));
  };
  return change;
}

const RUNS =
  'script, iframe, object, embed, base, meta, link[rel="stylesheet"], form[action], [formaction], [srcdoc]';
const LINKS = /^(?:href|xlink:href|action)$/;
const RUNNING_ADDRESS = /^(?:javascript|vbscript|data:text\/html)/i;
/** React renders scripts of its own between the parts of a stream, and makes javascript: addresses throw. */
const OF_REACT =
  /^<script>(?:requestAnimationFrame\(function\(\)\{\$RT|\$RB=)|^javascript:throw new Error\('React has blocked/;
// oxlint-disable-next-line no-control-regex -- browsers skip these in an address
const withoutSpaces = (address: string): string => address.replaceAll(/[\u0000-\u0020]/g, '');

/** What could run in a page with this markup. */
function findRunning(html: string): string[] {
  const { document } = new Window({ settings: { disableJavaScriptFileLoading: true } });
  const page = document.createElement('div');
  page.innerHTML = html;
  return [...page.querySelectorAll('*')]
    .flatMap((element) => [
      ...(element.matches(RUNS) ? [element.outerHTML] : []),
      ...[...element.attributes]
        .map(({ name, value }) => ({ name, value: value ?? '' }))
        .filter(
          ({ name, value }) =>
            /^on/i.test(name) || (LINKS.test(name) && RUNNING_ADDRESS.test(withoutSpaces(value))),
        )
        .map(({ name, value }) => (LINKS.test(name) ? value : `${name}=${value}`)),
    ])
    .filter((found) => !OF_REACT.test(found))
    .map((found) => found.slice(0, 120));
}

afterAll(() => renderMoment.release());

test('notices markup that would run', () => {
  expect(
    findRunning('<p><img src=x onerror=alert(1)><a href="java\nscript:alert(1)">x</a></p>'),
  ).toHaveLength(2);
  expect(hostileCount).toBe(60);
});

test('[SHIP-02] runs nothing of what replies hold, on any screen', { timeout: 60_000 }, async () => {
  const screens = await createScreens();
  const running: string[] = [];
  let shown = 0;
  for (const name of screens.names) {
    const change = makeHostile(shown);
    const { html, verdict, problem } = await screens.show(name, (_read, reply) => change(reply));
    expect(`${name}: ${verdict} ${problem}`).not.toContain('white page');
    if (html.includes('&lt;script&gt;alert(1)')) shown += 1;
    running.push(...findRunning(html).map((found) => `${name}: ${found}`));
  }
  expect(running).toEqual([]);
  // The rest, such as forms and the landing page, show nothing that others wrote.
  expect(shown).toBeGreaterThanOrEqual(10);
});
