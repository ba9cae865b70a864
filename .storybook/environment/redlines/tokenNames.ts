import { dark, light } from '../../../src/ui/theme/roles.ts';
import { radius, space } from '../../../src/ui/theme/scales.ts';
import { variableOf } from '../../../src/ui/theme/tokens.ts';

const nameOf = (key: string): string => variableOf(key).slice(2);
const namesOfValue = (group: Record<string, string>, value: string): string[] =>
  Object.entries(group)
    .filter(([, known]) => known.toLowerCase() === value)
    .map(([key]) => nameOf(key));

/** The spacing token of a length in pixels; empty where there is none. */
export const spaceName = (pixels: number): string => namesOfValue(space, `${pixels}px`)[0] ?? '';
export const radiusName = (pixels: number): string => namesOfValue(radius, `${pixels}px`)[0] ?? '';

/** The style rules that apply at this width, those of layers and conditions too. */
function rulesIn(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    if (rule instanceof CSSMediaRule)
      return matchMedia(rule.media.mediaText).matches ? rulesIn(rule.cssRules) : [];
    return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
  });
}

/** The variables that the last rule for one of these properties names, on the element or above it. */
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

/** The roles of a color in the theme on screen, by value; those that the styles name come alone. */
export function colorNames(hex: string, declared: readonly string[]): string[] {
  const roles = document.documentElement.dataset.theme === 'dark' ? dark : light;
  const names = namesOfValue(roles, hex);
  const named = names.filter((name) => declared.includes(name));
  return named.length > 0 ? named : names;
}
