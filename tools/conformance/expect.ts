import { isDeepStrictEqual } from 'node:util';
import { Mismatch } from './exchange.ts';

const show = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** Throws Mismatch, naming `what`, unless both are deeply equal. */
export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Mismatch(`${what}: expected ${show(expected)}, found ${show(actual)}`);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value contains everything expected; additional fields are allowed. */
function hasAll(actual: unknown, expected: unknown): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((each, index) => hasAll(actual[index], each))
    );
  if (!isObject(expected)) return isDeepStrictEqual(actual, expected);
  return isObject(actual) && Object.entries(expected).every(([name, value]) => hasAll(actual[name], value));
}

/** Throws Mismatch unless the value contains what is expected; fields unknown to the contract are allowed. */
export function expectMatch(actual: unknown, expected: unknown, what: string): void {
  if (!hasAll(actual, expected))
    throw new Mismatch(`${what}: expected ${show(expected)}, found ${show(actual)}`);
}

/** Throws Mismatch unless the condition holds. */
export function expectTrue(condition: boolean, problem: string): void {
  if (!condition) throw new Mismatch(problem);
}

/** Throws Mismatch if a value is followed by a greater one. */
export function expectDescending(values: readonly (number | string)[], what: string): void {
  const at = values.findIndex((value, index) => index > 0 && value > (values[index - 1] ?? value));
  if (at > 0) throw new Mismatch(`${what}: ${show(values[at])} comes after ${show(values[at - 1])}`);
}

/** Returns the value if it is defined. Throws Mismatch. */
export function expectFound<V>(value: V | undefined, what: string): V {
  if (value === undefined) throw new Mismatch(`Not found: ${what}`);
  return value;
}

/** Checks that items are sorted newest first. */
export const expectNewestFirst = (items: readonly { createdAt: string }[], what: string): void =>
  expectDescending(
    items.map(({ createdAt }) => Date.parse(createdAt)),
    `${what}, newest first`,
  );
