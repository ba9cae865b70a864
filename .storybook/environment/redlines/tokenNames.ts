import { dark, light } from '../../../src/ui/theme/roles.ts';
import { radius, space } from '../../../src/ui/theme/scales.ts';
import { variableOf } from '../../../src/ui/theme/tokens.ts';

const nameOf = (key: string): string => variableOf(key).slice(2);
const namesOfValue = (group: Record<string, string>, value: string): string[] =>
  Object.entries(group)
    .filter(([, known]) => known.toLowerCase() === value)
    .map(([key]) => nameOf(key));

/** The spacing token for a length in pixels; empty if there is none. */
export const spaceName = (pixels: number): string => namesOfValue(space, `${pixels}px`)[0] ?? '';
export const radiusName = (pixels: number): string => namesOfValue(radius, `${pixels}px`)[0] ?? '';

/** The style rules that apply at the current width, including those in layers and conditions. */
function rulesIn(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    if (rule instanceof CSSMediaRule)
      return matchMedia(rule.media.mediaText).matches ? rulesIn(rule.cssRules) : [];
    return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
  });
}

/**
 * The CSS variables used by the last matching rule for one of these properties, on the element or an
 * ancestor.
 */
export function declaredNames(element: Element, properties: readonly string[], inherits: boolean): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));
  for (let at: Element | null = element; at; at = inherits ? at.parentElement : null) {
    const values = rules
      .filter(({ selectorText }) => at?.matches(selectorText))
      .flatMap(({ style }) => properties.map((property) => style.getPropertyValue(property)))
      .filter(Boolean);
    const last = values.at(-1);
    if (last) return [...last.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name);
  }
  return [];
}

/** The color roles with this value in the current theme; if the styles name some of them, only those. */
export function colorNames(hex: string, declared: readonly string[]): string[] {
  const roles = document.documentElement.dataset.theme === 'dark' ? dark : light;
  const names = namesOfValue(roles, hex);
  const named = names.filter((name) => declared.includes(name));
  return named.length > 0 ? named : names;
}
