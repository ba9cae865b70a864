import type { BrowserContext } from '@playwright/test';
import type { Driver } from '../drivers/Driver.ts';

/**
 * Collects problems that no journey may cause: errors, warnings and policy violations in the console, and
 * requests to other origins.
 */
export function collectProblems(
  context: BrowserContext,
  pages: string,
  { origins, isExpected }: Driver,
  allowed: readonly RegExp[],
): readonly string[] {
  const problems: string[] = [];
  const own = new Set([pages, ...origins]);
  const addProblem = (text: string): void => {
    if (!allowed.some((known) => known.test(text))) problems.push(text);
  };
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message))
      addProblem(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) =>
    addProblem(`uncaught: ${error.error().message} ${error.page()?.url() ?? ''}`),
  );
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !own.has(new URL(request.url()).origin))
      addProblem(`off origin: ${request.url()}`);
  });
  return problems;
}
