import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { Window } from 'happy-dom';

/** Roles that tests find things by. */
const ROLES =
  'dialog menu heading region navigation search form group list article tablist tab tabpanel link button searchbox textbox combobox spinbutton radio menuitemradio checkbox progressbar img'.split(
    ' ',
  );
/** Fields for dates and files have no role, and are found by their label. */
const LABEL = 'label';

/** Without styles, each element counts as a block: spaces then stand around words that styles may keep together. */
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
const isHidden = (element: Element): boolean => element.closest('[aria-hidden="true"], [hidden]') !== null;

/** The names in a page's main part, or around it, by their roles, each once, in the order of the page. */
export function namesOf(html: string, part: 'main' | 'frame', general: (name: string) => string) {
  const { document } = new Window({ settings: { disableJavaScriptFileLoading: true } });
  document.body.innerHTML = html;
  const names = new Map<string, Set<string>>();
  for (const found of document.body.querySelectorAll('*')) {
    // The same in all that is asked of it here.
    const element: Element = Object(found);
    if ((element.closest('main') === null) !== (part === 'frame')) continue;
    const role = roleOf(element);
    if ((!ROLES.includes(role) && role !== LABEL) || isHidden(element)) continue;
    const name = general(clean(computeAccessibleName(element, { getComputedStyle: noStyles })));
    if (name) names.set(role, (names.get(role) ?? new Set()).add(name));
  }
  return names;
}
