import { ratio } from '../../../src/ui/theme/contrast.ts';
import { backgroundOf, compositeColor } from './colors.ts';
import { colorNames, declaredNames, radiusName, spaceName, textColorNames, typeNames } from './tokenNames.ts';

export type Line = [label: string, value: string];

const numberOf = (length: string): number => Math.round(Number.parseFloat(length) * 10) / 10 || 0;
const withName = (value: string | number, names: readonly string[]): string =>
  names.length > 0 && names[0] ? `${value} · ${names.join(' or ')}` : String(value);

function sidesOf(style: CSSStyleDeclaration, property: 'padding' | 'margin'): string {
  const sides = ['top', 'right', 'bottom', 'left'].map((side) =>
    numberOf(style.getPropertyValue(`${property}-${side}`)),
  );
  if (sides.every((side) => side === 0)) return '';
  return sides.map((side) => withName(side, [spaceName(side)])).join(', ');
}

/** The required contrast, which is lower for large text. */
const leastFor = (size: number, weight: number): number =>
  size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5;

function textLines(element: Element, style: CSSStyleDeclaration): Line[] {
  const size = numberOf(style.fontSize);
  const families = style.fontFamily.replaceAll(/["']/g, '').split(', ');
  // The Rupee font contains a single glyph.
  const family = families.find((name) => name !== 'Rupee');
  const type = typeNames(style, declaredNames(element, ['font'], true));
  const color = compositeColor([style.color]);
  const back = backgroundOf(element);
  const least = leastFor(size, Number(style.fontWeight));
  const contrast = back.hasPicture ? 0 : Math.floor(ratio(color, back.hex) * 100) / 100;
  return [
    ['Type', withName(`${family} ${style.fontWeight}, ${size}/${numberOf(style.lineHeight)}`, type)],
    ['Text', withName(color, textColorNames(color, declaredNames(element, ['color'], true)))],
    [
      'Background',
      back.hasPicture
        ? 'a picture'
        : withName(
            back.hex,
            colorNames(back.hex, declaredNames(back.owner, ['background', 'background-color'], false)),
          ),
    ],
    [
      'Contrast',
      back.hasPicture
        ? 'not known on a picture'
        : `${contrast} : 1, ${contrast >= least ? 'enough' : 'too little'} (${least} for this size)`,
    ],
  ];
}

/** A readable title for an element: its type and its text. */
export function titleOf(element: Element): string {
  // Unlike textContent, it has spaces between blocks.
  const text = element instanceof HTMLElement ? element.innerText : element.textContent;
  const words = (element.getAttribute('aria-label') ?? text ?? '').trim().replaceAll(/\s+/g, ' ');
  const name = element.getAttribute('role') ?? element.localName;
  return words ? `${name} ‘${words.length > 40 ? `${words.slice(0, 40)}…` : words}’` : name;
}

/** The sizes, spacing, tokens and contrast of an element. */
export function describe(element: Element): Line[] {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  const round = (value: number): number => Math.round(value * 10) / 10;
  const radius = numberOf(style.borderTopLeftRadius);
  const gap = numberOf(style.columnGap === 'normal' ? style.rowGap : style.columnGap);
  const lines: Line[] = [
    ['Size', `${round(width)} × ${round(height)}`],
    ['Padding', sidesOf(style, 'padding')],
    ['Margin', sidesOf(style, 'margin')],
    ['Gap', gap ? withName(gap, [spaceName(gap)]) : ''],
    ['Radius', radius ? withName(radius, [radiusName(radius)]) : ''],
    ...(element.textContent?.trim() ? textLines(element, style) : []),
  ];
  return lines.filter(([, value]) => value !== '');
}
