import { light, lightDepth } from './roles.ts';
import { duration, easing, fonts, frame, radius, space, type } from './scales.ts';

/** `paper2` → `--paper-2`, `onAction` → `--on-action`, `s4` → `--s4`. */
export const variableOf = (key: string): string =>
  `--${key.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replace(/^(paper|ink|line|on-Stone)(\d)$/, '$1-$2')}`.toLowerCase();

const references = <K extends string>(values: Record<K, string>): Record<K, string> => {
  const out = { ...values };
  for (const key in values) out[key] = `var(${variableOf(key)})`;
  return out;
};

/** A list of CSS declarations, one variable per value. */
export const declare = (...groups: Record<string, string>[]): string =>
  groups
    .flatMap((group) => Object.entries(group))
    .map(([key, value]) => `${variableOf(key)}: ${value};`)
    .join('\n');

/** Every public token as a CSS variable reference: `tokens.color.ink` is `var(--ink)`. */
export const tokens = {
  color: references(light),
  depth: references(lightDepth),
  font: references(fonts),
  type: references(type),
  space: references(space),
  frame: references(frame),
  radius: references(radius),
  duration: references(duration),
  easing: references(easing),
};

/** The durations for framer-motion. */
export const motion = {
  quick: { duration: 0.16, ease: 'easeOut' },
  ink: { duration: 0.26, ease: [0.3, 1.5, 0.5, 1] },
  collapse: { duration: 0.22, ease: 'easeInOut' },
  paper: { duration: 0.32, ease: [0.2, 0.8, 0.2, 1] },
  road: { duration: 0.7, ease: 'easeOut' },
  reduced: { duration: 0.08 },
} as const;
