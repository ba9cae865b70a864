import { dark, darkDepth, light, lightDepth } from '../../src/ui/theme/roles.ts';
import {
  duration,
  easing,
  fonts,
  frame,
  radius,
  motionDistance,
  space,
  reducedMotion,
  type,
} from '../../src/ui/theme/scales.ts';
import { declare } from '../../src/ui/theme/tokens.ts';
import { resolver, tokensOf } from './dtcg.ts';
import { figmaVariables } from './figma.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const indented = (declarations: string): string => declarations.replaceAll(/^/gm, '  ');

const css = (): string => `:root {
${indented(declare(light, lightDepth, fonts, type, space, frame, radius, duration, easing, motionDistance))}
}
[data-theme='dark'] {
${indented(declare(dark, darkDepth))}
}
@media (prefers-reduced-motion: reduce) {
  :root {
${indented(indented(declare(reducedMotion)))}
  }
}
`;

/** The downloadable token files, by name; generated from the same objects as the app's theme. */
export const tokenFiles = (): Record<string, string> => ({
  'light.tokens.json': json(tokensOf('light')),
  'dark.tokens.json': json(tokensOf('dark')),
  'tokens.resolver.json': json(resolver),
  'tokens.css': css(),
  'figma.json': json(figmaVariables()),
});
