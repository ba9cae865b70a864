import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { Window } from 'happy-dom';

/** Roles that tests use to find elements. */
const ROLES =
  'dialog menu heading region navigation search form group list article tablist tab tabpanel link button searchbox textbox combobox spinbutton radio menuitemradio checkbox progressbar img'.split(
    ' ',
  );
/** Date and file fields have no role, and are found by their label. */
const LABEL = 'label';

/** Without styles every element counts as a block, which adds spaces around words that styles may keep together. */
const noStyles = (): CSSStyleDeclaration => {
  const style: CSSStyleDeclaration = Object.create(null);
  return Object.assign(style, { display: 'block', visibility: 'visible', getPropertyValue: () => '' });
};
const clean = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.:;?!)])/g, '$1')
    .trim();

const roleOf = (element: Element): string =>
  getRole(element) ?? (element.matches('input:not([type="hidden"])') ? LABEL : '');
const isHidden = (element: Element): boolean =>
  element.closest('[aria-hidden="true"], [hidden], dialog:not([open])') !== null;

/** The accessible names inside or outside a page's main element, by role, without duplicates, in document order. */
export function accessibleNamesOf(html: string, part: 'main' | 'frame', general: (name: string) => string) {
  const { document } = new Window({ settings: { disableJavaScriptFileLoading: true } });
  document.body.innerHTML = html;
  const names = new Map<string, Set<string>>();
  for (const found of document.body.querySelectorAll('*')) {
    // happy-dom's element type is compatible for everything used here.
    const element: Element = Object(found);
    if ((element.closest('main') === null) !== (part === 'frame')) continue;
    const role = roleOf(element);
    if ((!ROLES.includes(role) && role !== LABEL) || isHidden(element)) continue;
    const name = general(clean(computeAccessibleName(element, { getComputedStyle: noStyles })));
    if (name) names.set(role, (names.get(role) ?? new Set()).add(name));
  }
  return names;
}
