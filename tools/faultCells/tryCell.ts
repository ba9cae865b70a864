import { PERSON } from '../contract/recordExamples.ts';
import { findThings } from '../contract/findThings.ts';
import { fieldsIn, readable } from '../simulation/screen.ts';
import type { Case, Fault } from './Case.ts';
import type { FaultedPage } from './FaultedPage.ts';

/** Words that a person must not see. */
const UGLY = /\b(?:undefined|null|NaN|Invalid Date)\b|\[object /;
/** What the error boundary says in place of a screen. */
const BROKEN = 'This screen could not be opened';

const typedOn = (page: FaultedPage): string[] =>
  fieldsIn(page.document.body)
    .filter(({ type }) => type !== 'file')
    .map(({ value }) => value);

function* lookAt(page: FaultedPage, { says, warns }: Case, fault: Fault): Generator<string> {
  const text = readable(page.document);
  if ((page.document.querySelector('main')?.textContent ?? '').trim() === '') yield 'a white page';
  if (text.includes(BROKEN)) yield 'the screen is broken';
  const ugly = UGLY.exec(text);
  if (ugly) yield `shows '${ugly[0]}'`;
  for (const said of says(fault)) if (!text.includes(said)) yield `does not say '${said}'`;
  yield* page.problems.filter((problem) => !warns?.test(problem)).map((problem) => `reports ${problem}`);
  if (warns && page.problems.length === 0) yield 'does not say in the console that it was not counted';
}

/** Makes a call fail at its screen, and then ends that; what is wrong, in words. */
export async function tryCell(page: FaultedPage, cell: Case, fault: Fault): Promise<string[]> {
  const { call, at, prepare, act, again, says } = cell;
  // A form is filled in before the fault, a read fails from the beginning.
  page.fail(call, act ? null : fault);
  await page.open(at(findThings(page.db, PERSON), page.db));
  await prepare?.(page);
  const typed = typedOn(page);
  page.fail(call, fault);
  await act?.(page);
  await page.settle();
  const found = [...lookAt(page, cell, fault)];
  if (prepare && typedOn(page).join('\n') !== typed.join('\n')) found.push('loses what was typed');
  page.fail(call, null);
  page.answered = [];
  page.problems = [];
  await (again ?? act)?.(page, fault);
  await page.settle();
  if (!page.answered.includes(call)) found.push('does not ask again after the fault');
  if (call.startsWith('GET ') && readable(page.document).includes(says(fault)[0] ?? ''))
    found.push(`still says '${says(fault)[0]}' after the fault`);
  found.push(...page.problems.map((problem) => `reports ${problem} after the fault`));
  return found;
}
