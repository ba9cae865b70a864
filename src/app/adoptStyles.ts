import { __PRIVATE__ } from 'styled-components';

/** The id of the style element with a prerendered page's rules of styled-components. */
export const STYLES_ID = 'prerendered-styles';
/** The selector of the empty rule after a component's rules: `g` and its position among all components. */
const GROUP_END = /^g(\d+)$/;

type RuleList = ReturnType<typeof __PRIVATE__.mainSheet.getTag>['tag'];

/** A style sheet and a list that continues it, as one list. */
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
        // The browser does not know the selector.
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
 * Lets styled-components keep the page's rules where they are, and add its own to a second sheet. By itself it inserts each
 * of them again into one sheet, for which, as for each rule added to that sheet later, the browser styles the whole page
 * once more: a third of the time that styling takes until the page is hydrated.
 */
export function adoptStyles(): void {
  const sheet = document.querySelector<HTMLStyleElement>(`#${STYLES_ID}`)?.sheet;
  if (!sheet) return;
  const { mainSheet } = __PRIVATE__;
  // It has read the names of the page's classes by now, but for no rules.
  mainSheet.clearTag();
  const groups = mainSheet.getTag();
  groups.groupSizes = groupSizesIn(sheet);
  groups.length = groups.groupSizes.length;
  groups.tag = concatenate(sheet, groups.tag);
}
