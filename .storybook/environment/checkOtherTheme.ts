import { afterEach as check } from '@storybook/addon-a11y/preview';
import axe from 'axe-core';
import { THEME_RULES } from '../../tools/themeRules.ts';
import { axeOptions } from './axeOptions.ts';
import { nextFrame } from './waitUntilLoaded.ts';

type Story = Parameters<typeof check>[0];

interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => this;
}
declare module 'axe-core' {
  interface Commons {
    color: { Color: { prototype: AxeColor } };
  }
}

/** Caches parsed colors: axe parses the same few colors thousands of times, a third of its total time. */
function cacheColors(): void {
  const { prototype } = axe.commons.color.Color;
  const parse = prototype.parseString;
  const parsed = new Map<string, Pick<AxeColor, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function parseCached(text) {
    const known = parsed.get(text);
    if (known) return Object.assign(this, known);
    parse.call(this, text);
    parsed.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
}
cacheColors();

/**
 * Runs the accessibility addon's check in the theme that the story does not use; the addon itself checks the
 * story's own.
 */
export async function checkOtherTheme(story: Story): Promise<void> {
  const { dataset } = document.documentElement;
  const own = dataset.theme ?? 'light';
  const other = own === 'dark' ? 'light' : 'dark';
  const options = { ...axeOptions, runOnly: { type: 'rule', values: THEME_RULES } };
  const a11y = { ...story.parameters.a11y, options };
  dataset.theme = other;
  try {
    await nextFrame();
    await check({ ...story, parameters: { ...story.parameters, a11y } });
  } catch (error) {
    throw new Error(`In the ${other} theme: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  } finally {
    dataset.theme = own;
  }
}
