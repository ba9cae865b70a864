/** Converts CSS values of the theme to the Design Tokens format, 2025.10. */

interface Color {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha: number;
  hex: string;
}
interface Dimension {
  value: number;
  unit: 'px' | 'rem';
}
interface Shadow {
  color: Color | string;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
  inset?: true;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const colorOf = (channels: readonly number[], alpha: number): Color => {
  const [r = 0, g = 0, b = 0] = channels;
  const part = (channel: number): number => rounded(channel / 255, 4);
  const hex = [r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return { colorSpace: 'srgb', components: [part(r), part(g), part(b)], alpha, hex: `#${hex}` };
};

/** Parses `#1a3539` or `rgb(10 30 30 / .46)`. Throws for any other notation. */
export function toColor(css: string): Color {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(css);
  if (hex)
    return colorOf(
      hex.slice(1).map((part) => Number.parseInt(part, 16)),
      1,
    );
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(css);
  if (!rgb) throw new Error(`Not a color: ${css}`);
  return colorOf(rgb.slice(1, 4).map(Number), Number(rgb[4] ?? 1));
}

/** Parses `12px`, or the fixed part of `calc(56px + …)`. */
export function toDimension(css: string): Dimension {
  const match = /^(?:calc\()?(-?[\d.]+)(px|rem)/.exec(css);
  if (!match) throw new Error(`Not a dimension: ${css}`);
  return { value: Number(match[1]), unit: match[2] === 'rem' ? 'rem' : 'px' };
}

export const toDuration = (css: string) => ({ value: Number.parseFloat(css), unit: 'ms' as const });

export function toBezier(css: string): [number, number, number, number] {
  const [a, b, c, d] = (css.match(/-?[\d.]+/g) ?? []).map(Number);
  if (a === undefined || b === undefined || c === undefined || d === undefined)
    throw new Error(`Not a cubic Bézier curve: ${css}`);
  return [a, b, c, d];
}

export const toFamilies = (css: string): string[] =>
  css.split(',').map((name) => name.trim().replaceAll(/^'|'$/g, ''));

const LENGTH = /^-?[\d.]+(?:px)?$/;
const length = (css = '0'): Dimension => ({ value: Number.parseFloat(css), unit: 'px' });

/** Parses a list of box shadows; `aliasOf` names the token of a CSS variable. */
export function toShadows(css: string, shadow: string, aliasOf: (variable: string) => string): Shadow[] {
  return css
    .replaceAll('var(--shadow)', shadow)
    .split(/,\s*(?![^(]*\))/)
    .map((layer) => {
      const sizes = layer.split(' ').filter((part) => LENGTH.test(part));
      const [offsetX, offsetY, blur, spread] = sizes;
      const variable = /var\(--([\w-]+)\)/.exec(layer)?.[1];
      const rgb = /rgb\([^)]*\)/.exec(layer)?.[0];
      return {
        color: variable ? `{${aliasOf(variable)}}` : toColor(rgb ?? ''),
        offsetX: length(offsetX),
        offsetY: length(offsetY),
        blur: length(blur),
        spread: length(spread),
        ...(layer.startsWith('inset ') && { inset: true as const }),
      };
    });
}

/** Parses a `font` shorthand of the theme: `700 min(2.5rem, 13vw)/1.05 var(--font-display)`. */
export function toTypography(css: string, spacing: number) {
  const match = /^(\d+) (?:min\()?([\d.]+)rem(?:, [\d.]+vw\))?\/([\d.]+)(rem)? var\(--(font-\w+)\)$/.exec(
    css,
  );
  if (!match) throw new Error(`Not a font: ${css}`);
  const [, weight, size, line, rem, family = ''] = match;
  const fontSize = Number(size);
  return {
    fontFamily: `{font.${family}}`,
    fontSize: { value: fontSize, unit: 'rem' as const },
    fontWeight: Number(weight),
    letterSpacing: { value: rounded(fontSize * spacing, 4), unit: 'rem' as const },
    lineHeight: rounded(rem ? Number(line) / fontSize : Number(line), 4),
  };
}
