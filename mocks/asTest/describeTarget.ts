import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Target } from './Recording.ts';

const CONTROLS = 'button, a[href], summary, input, select, textarea, [role]';
const SCOPES =
  'dialog, article, form, fieldset, section, nav, [role="dialog"], [role="group"], [role="tabpanel"]';
const SCOPE_ROLES = new Set(['dialog', 'article', 'region', 'group', 'navigation', 'form', 'tabpanel']);

const collapseSpaces = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim();
export const nameOf = (element: Element): string => collapseSpaces(computeAccessibleName(element));

/** Whether an element belongs to the demo desk or its tour, which are not part of tests. */
export const isInDesk = (element: Element): boolean =>
  element.closest('[aria-label="Demo desk"], .desk-tour') !== null;

export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest('[aria-hidden="true"]') &&
  !isInDesk(element);

/**
 * A cheap check whether the accessible name can contain this text: computing the names of hundreds of controls is slow.
 */
function mayContain(element: Element, text: string): boolean {
  if (element.hasAttribute('aria-labelledby')) return true;
  const labels =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
  const words = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
  return collapseSpaces(words)
    .toLowerCase()
    .replaceAll(' ', '')
    .includes(text.toLowerCase().replaceAll(' ', ''));
}

interface NamedElement {
  element: Element;
  name: string;
}

/** The elements that Playwright's getByRole finds by role and partial name. */
function findAll(root: ParentNode, selector: string, role: string | null, name: string): NamedElement[] {
  return [...root.querySelectorAll(selector)]
    .filter((element) => getRole(element) === role && mayContain(element, name) && isShown(element))
    .map((element) => ({ element, name: nameOf(element) }))
    .filter((found) => found.name.toLowerCase().includes(name.toLowerCase()));
}

/** What makes a control unique among the matches in `root`: its partial name, its exact name, or only its index. */
function uniquenessIn(root: ParentNode, element: Element, role: string | null, name: string) {
  const found = findAll(root, CONTROLS, role, name);
  const same = found.filter((each) => each.name === name);
  if (found.length <= 1) return {};
  if (same.length <= 1) return { exact: true };
  return { nth: same.findIndex((each) => each.element === element) };
}

/** The nearest ancestor with a unique accessible name. */
function scopeOf(element: Element): { root: Element; role: string; name: string } | undefined {
  for (let root = element.parentElement?.closest(SCOPES); root; root = root.parentElement?.closest(SCOPES)) {
    const role = getRole(root) ?? '';
    const name = SCOPE_ROLES.has(role) ? nameOf(root) : '';
    if (name && findAll(document, SCOPES, role, name).length === 1) return { root, role, name };
  }
  return undefined;
}

/** Removes the count from a name such as 'Like post by Asha, 10', because it changes. */
const withoutCount = (name: string): string => name.replace(/, [\d,.]+$/, '');

/** Describes a control by role and accessible name, as a person would; undefined if it has no name. */
export function describeTarget(element: Element): Target | undefined {
  const name = nameOf(element);
  if (!name) return undefined;
  const role = getRole(element);
  const target = { role: role ?? 'label', name };
  if (findAll(document, CONTROLS, role, withoutCount(name)).length === 1)
    return { ...target, name: withoutCount(name) };
  const alone = uniquenessIn(document, element, role, name);
  if (alone.nth === undefined) return { ...target, ...alone };
  const scope = scopeOf(element);
  const inScope = scope && uniquenessIn(scope.root, element, role, name);
  if (scope && inScope && inScope.nth === undefined)
    return { ...target, ...inScope, within: { role: scope.role, name: scope.name } };
  return { ...target, nth: alone.nth, exact: true };
}
