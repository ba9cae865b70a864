import { dark, light } from '../../../src/ui/theme/roles.ts';
import { radius, space, type } from '../../../src/ui/theme/scales.ts';
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
    if (last && last !== 'inherit')
      return [...last.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name);
  }
  return [];
}

/** Those of the names that fit best, else all. */
function narrowed(names: string[], fits: (name: string) => boolean): string[] {
  const fitting = names.filter(fits);
  return fitting.length > 0 ? fitting : names;
}

/** The color roles with this value in the current theme; if the styles name some of them, only those. */
export function colorNames(hex: string, declared: readonly string[]): string[] {
  const roles = document.documentElement.dataset.theme === 'dark' ? dark : light;
  return narrowed(namesOfValue(roles, hex), (name) => declared.includes(name));
}
/** The same for the color of text: without a name in the styles, it is rather an ink than a paint. */
export const textColorNames = (hex: string, declared: readonly string[]): string[] =>
  narrowed(colorNames(hex, declared), (name) => name.startsWith('ink'));

const fontOf = ({ fontFamily, fontWeight, fontSize, lineHeight }: CSSStyleDeclaration): string =>
  [fontFamily, fontWeight, fontSize, lineHeight].join();

/**
 * The type tokens that look like the text of an element, however its styles set them; if the styles name some
 * of them, only those.
 */
export function typeNames(style: CSSStyleDeclaration, declared: readonly string[]): string[] {
  const font = fontOf(style);
  const probe = document.body.appendChild(document.createElement('span'));
  const names = Object.keys(type)
    .map(nameOf)
    .filter((name) => {
      probe.style.font = `var(--${name})`;
      return fontOf(getComputedStyle(probe)) === font;
    });
  probe.remove();
  const named = narrowed(names, (name) => declared.includes(name));
  // The styles of a button name its type.
  return narrowed(named, (name) => !name.startsWith('t-button'));
}
