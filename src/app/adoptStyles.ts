import { __PRIVATE__ } from 'styled-components';

/** The id of the style element with a prerendered page's rules of styled-components. */
export const STYLES_ID = 'prerendered-styles';
/** The selector of the empty rule after a component's rules: `g` and its position among all components. */
const GROUP_END = /^g(\d+)$/;

type RuleList = ReturnType<typeof __PRIVATE__.mainSheet.getTag>['tag'];

/** The rules of a style sheet, followed by a list of rules, as one list. */
function concatenate(first: CSSStyleSheet, rest: RuleList): RuleList {
  const start = (): number => first.cssRules.length;
  return {
    get length() {
      return start() + rest.length;
    },
    insertRule(index, rule) {
      if (index >= start()) return rest.insertRule(index - start(), rule);
      try {
        first.insertRule(rule, index);
        return true;
      } catch {
        // A selector that the browser does not support.
        return false;
      }
    },
    deleteRule(index) {
      if (index >= start()) rest.deleteRule(index - start());
      else first.deleteRule(index);
    },
    getRule: (index) =>
      index >= start() ? rest.getRule(index - start()) : (first.cssRules[index]?.cssText ?? ''),
  };
}

/** The number of rules of each component in a page's style sheet, by its position among all components. */
function groupSizesIn(sheet: CSSStyleSheet): Uint32Array<ArrayBuffer> {
  const sizes: number[] = [];
  let size = 0;
  for (const rule of sheet.cssRules) {
    size += 1;
    const group = 'selectorText' in rule && GROUP_END.exec(String(rule.selectorText))?.[1];
    if (!group) continue;
    sizes[Number(group)] = size;
    size = 0;
  }
  return Uint32Array.from(sizes);
}

/**
 * Makes styled-components keep a prerendered page's rules in the page's own style element, and add new ones to a second
 * element. By default it moves all of them into one new element, and the browser styles the whole page again for the move
 * and for each rule added later (docs/first-load.md). Rules keep their order.
 */
export function adoptStyles(): void {
  const sheet = document.querySelector<HTMLStyleElement>(`#${STYLES_ID}`)?.sheet;
  if (!sheet) return;
  const { mainSheet } = __PRIVATE__;
  // On import, styled-components read the page's class names; a new tag has no rules counted yet.
  mainSheet.clearTag();
  const groups = mainSheet.getTag();
  groups.groupSizes = groupSizesIn(sheet);
  groups.length = groups.groupSizes.length;
  groups.tag = concatenate(sheet, groups.tag);
}
