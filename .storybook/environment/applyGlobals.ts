import { MotionGlobalConfig } from 'framer-motion';
import { reducedMotion } from '../../src/ui/theme/scales.ts';
import { variableOf } from '../../src/ui/theme/tokens.ts';
import { forceColors } from './forcedColors.ts';

/**
 * The texts are English also from right to left: each is set in its own direction, so that figures and marks stay
 * in place, and begins where the line does.
 */
const englishTexts = new CSSStyleSheet();
englishTexts.replaceSync(`
[dir='rtl'] body { text-align: right; }
[dir='rtl'] svg { direction: ltr; }
[dir='rtl'] body :not(svg *, :has(> bdi)) { unicode-bidi: plaintext; }`);
document.adoptedStyleSheets.push(englishTexts);

/** Applies toolbar choices that affect the whole page. */
export function applyGlobals(globals: object): void {
  const root = document.documentElement;
  const choice = (name: string): string => String(Reflect.get(globals, name) ?? '');
  root.dir = choice('direction') || 'ltr';
  const textSize = Number.parseInt(choice('textSize'), 10);
  root.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  const reduced = choice('motion') === 'reduced';
  forceColors(choice('colors') === 'forced');
  MotionGlobalConfig.skipAnimations = reduced;
  for (const [name, value] of Object.entries(reducedMotion)) {
    if (reduced) root.style.setProperty(variableOf(name), value);
    else root.style.removeProperty(variableOf(name));
  }
}
