import { isDeepStrictEqual } from 'node:util';
import { Mismatch } from './exchange.ts';

const show = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** Throws Mismatch, with what it is about, unless both are deeply equal. */
export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Mismatch(`${what}: expected ${show(expected)}, found ${show(actual)}`);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has everything that is expected; more fields may be there. */
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

/** Throws Mismatch unless the value has what is expected; fields that the contract does not have are welcome. */
export function expectMatch(actual: unknown, expected: unknown, what: string): void {
  if (!hasAll(actual, expected))
    throw new Mismatch(`${what}: expected ${show(expected)}, found ${show(actual)}`);
}

/** Throws Mismatch unless the condition holds. */
export function expectTrue(condition: boolean, problem: string): void {
  if (!condition) throw new Mismatch(problem);
}

/** Throws Mismatch unless no value is followed by a greater one. */
export function expectDescending(values: readonly (number | string)[], what: string): void {
  const at = values.findIndex((value, index) => index > 0 && value > (values[index - 1] ?? value));
  if (at > 0) throw new Mismatch(`${what}: ${show(values[at])} comes after ${show(values[at - 1])}`);
}

/** The value, where it is there. Throws Mismatch. */
export function expectFound<V>(value: V | undefined, what: string): V {
  if (value === undefined) throw new Mismatch(`Not found: ${what}`);
  return value;
}

/** Times in ms, from the newest. */
export const expectNewestFirst = (items: readonly { createdAt: string }[], what: string): void =>
  expectDescending(
    items.map(({ createdAt }) => Date.parse(createdAt)),
    `${what}, newest first`,
  );
