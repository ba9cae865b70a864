import type { FinalState, Outcome, Recording, Step, Target } from './Recording.ts';
import { quote, toSource } from './toSource.ts';

/** The smallest PNG, used in place of uploaded pictures. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const byRole = ({ role, name }: { role: string; name: string }, exact = false): string => {
  const options = exact ? `{ name: ${quote(name)}, exact: true }` : `{ name: ${quote(name)} }`;
  return role === 'label'
    ? `getByLabel(${quote(name)}${exact ? ', { exact: true }' : ''})`
    : `getByRole(${quote(role)}, ${options})`;
};

function locator({ within, nth, exact, ...target }: Target): string {
  const scope = within ? `page.${byRole(within)}` : 'page';
  const suffix = nth === undefined ? '' : nth === 0 ? '.first()' : `.nth(${nth})`;
  return `${scope}.${byRole(target, exact)}${suffix}`;
}

/** A path that Playwright resolves against the base URL, including any sub-path. */
const relative = (path: string): string => quote(path === '/' ? './' : path.replace(/^\//, './'));

const file = (name: string): string =>
  `{ name: ${quote(name)}, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') }`;

type OfKind<K extends Step['kind']> = Extract<Step, { kind: K }>;

function callLine({ method, path, body }: OfKind<'call'>): string {
  const more =
    body === undefined
      ? ''
      : `, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(${toSource(body)})`;
  return `page.evaluate(() => fetch(${quote(path)}, { method: ${quote(method)}${more} }));`;
}

/** The line of code for each kind of step, without its `await`. */
const lineOf: { [K in Step['kind']]: (step: OfKind<K>) => string } = {
  press: ({ target }) => `${locator(target)}.click();`,
  check: ({ target }) => `${locator(target)}.check();`,
  fill: ({ target, value }) => `${locator(target)}.fill(${quote(value)});`,
  select: ({ target, value }) => `${locator(target)}.selectOption(${quote(value)});`,
  key: ({ target, value }) => `${locator(target)}.press(${quote(value)});`,
  attach: ({ target, files }) => `${locator(target)}.setInputFiles([${files.map(file).join(', ')}]);`,
  pageKey: ({ value }) => `page.keyboard.press(${quote(value)});`,
  open: ({ path }) => `open(${quote(path)});`,
  back: () => 'page.goBack();',
  reload: () => 'page.reload();',
  call: callLine,
  control: ({ member, args }) => `world.${member}(${args.map(toSource).join(', ')});`,
};
const stepLine = <K extends Step['kind']>(step: OfKind<K> & { kind: K }): string =>
  `await ${lineOf[step.kind](step)}`;

const assertionLine = (what: string): string => `await expect(${what}).toBeVisible();`;

function outcomeLines({ path, toast, became }: Outcome = {}): string[] {
  return [
    ...(toast === undefined
      ? []
      : [assertionLine(`page.getByRole('region', { name: 'Notifications' }).getByText(${quote(toast)})`)]),
    ...(path === undefined ? [] : [`await expect(page).toHaveURL(${relative(path)});`]),
    ...(became === undefined ? [] : [assertionLine(locator(became))]),
  ];
}

function endingLines({ path, screen, level, texts }: FinalState): string[] {
  const heading = `- heading ${JSON.stringify(screen)} [level=1]`;
  return [
    `await expect(page).toHaveURL(${relative(path)});`,
    ...(level === undefined ? [] : [assertionLine(`page.getByRole('link', { name: ${quote(level)} })`)]),
    ...texts.map((text) => assertionLine(`page.getByText(${quote(text)}).first()`)),
    `await expect(page.getByRole('main')).toMatchAriaSnapshot(${quote(heading)});`,
  ];
}

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}\n`).join('');

/** Renders the recording as a test file for the acceptance folder. */
export function writeTest({ link, screen, steps }: Recording, ending: FinalState): string {
  const usesWorld = steps.some(({ kind }) => kind === 'control');
  const hasFiles = steps.some(({ kind }) => kind === 'attach');
  const count = steps.length === 1 ? '1 step' : `${steps.length} steps`;
  const title = screen === ending.screen ? `${screen}: ${count}` : `${screen} to ${ending.screen}: ${count}`;
  const done = steps.flatMap((step) => [stepLine(step), ...outcomeLines(step.outcome)]);
  return `import { expect, test } from '../waystone.ts';
${hasFiles ? `\nconst PIXEL = '${PIXEL}';\n` : ''}
test(${quote(title)}, async ({ page, open${usesWorld ? ', world' : ''} }) => {
${indented([`await open(${quote(link)});`, ...done, '', ...endingLines(ending)]).replaceAll(/^ +$/gm, '')}});
`;
}
