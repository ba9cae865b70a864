import { SIGNED_IN_USER_ID } from '../contract/recordExamples.ts';
import { findEntityIds } from '../contract/findEntityIds.ts';
import { fieldsIn, readable } from '../simulation/screen.ts';
import type { FailureCase, Fault } from './FailureCase.ts';
import type { FaultedPage } from './FaultedPage.ts';

/** Words that must not be visible to users. */
const RAW_VALUE = /\b(?:undefined|null|NaN|Invalid Date)\b|\[object /;
/** The heading of the error boundary. */
const ERROR_BOUNDARY_TITLE = 'This screen could not be opened';

const typedTexts = (page: FaultedPage): string[] =>
  fieldsIn(page.document.body)
    .filter(({ type }) => type !== 'file')
    .map(({ value }) => value);

function* problemsOf(
  page: FaultedPage,
  { expectedTexts, warns }: FailureCase,
  fault: Fault,
): Generator<string> {
  const text = readable(page.document);
  if ((page.document.querySelector('main')?.textContent ?? '').trim() === '') yield 'a white page';
  if (text.includes(ERROR_BOUNDARY_TITLE)) yield 'the screen is broken';
  const rawValue = RAW_VALUE.exec(text);
  if (rawValue) yield `shows '${rawValue[0]}'`;
  for (const expected of expectedTexts(fault))
    if (!text.includes(expected)) yield `does not say '${expected}'`;
  yield* page.problems.filter((problem) => !warns?.test(problem)).map((problem) => `reports ${problem}`);
  if (warns && page.problems.length === 0) yield 'does not say in the console that it was not counted';
}

/** Makes a call fail on its screen, then ends the fault; returns the problems found. */
export async function runCase(page: FaultedPage, failureCase: FailureCase, fault: Fault): Promise<string[]> {
  const { call, path, prepare, act, retry, expectedTexts } = failureCase;
  // A form is filled in before the fault begins; a read fails from the start.
  page.fail(call, act ? null : fault);
  await page.open(path(findEntityIds(page.db, SIGNED_IN_USER_ID), page.db));
  await prepare?.(page);
  const typed = typedTexts(page);
  page.fail(call, fault);
  await act?.(page);
  await page.settle();
  const found = [...problemsOf(page, failureCase, fault)];
  if (prepare && typedTexts(page).join('\n') !== typed.join('\n')) found.push('loses what was typed');
  page.fail(call, null);
  page.answered = [];
  page.problems = [];
  await (retry ?? act)?.(page, fault);
  await page.settle();
  if (!page.answered.includes(call)) found.push('does not ask again after the fault');
  if (call.startsWith('GET ') && readable(page.document).includes(expectedTexts(fault)[0] ?? ''))
    found.push(`still says '${expectedTexts(fault)[0]}' after the fault`);
  found.push(...page.problems.map((problem) => `reports ${problem} after the fault`));
  return found;
}
