import { BASE } from '../../src/routes.ts';
import { isShown, nameOf } from './describeTarget.ts';
import type { FinalState, Step } from './Recording.ts';

/** The current path within the app. */
export const currentPath = (): string =>
  `/${location.pathname.slice(BASE.length)}`.replace(/(.)\/$/, '$1') + location.search;

const find = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find(isShown);

/** The heading of the current screen. */
export function currentHeading(): string {
  const heading = find('h1') ?? document.querySelector('h1');
  return heading ? nameOf(heading) : document.title;
}

const isTextShown = (text: string): boolean =>
  [...document.querySelectorAll('main, main *')].some(
    (element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() === text,
      ) && isShown(element),
  );

/** What a test can assert at the end. */
export function finalStateOf(steps: readonly Step[]): FinalState {
  const level = [...document.querySelectorAll('header a')].map(nameOf).find((name) => /^Level \d/.test(name));
  const typed = steps.flatMap((step) => (step.kind === 'fill' ? [step.value.trim()] : []));
  return {
    path: currentPath(),
    screen: currentHeading(),
    level,
    texts: [...new Set(typed)].filter(isTextShown),
  };
}
