import { describe, expect, test } from 'vitest';
import { dark, light } from '../../src/ui/theme/roles.ts';
import { variableOf } from '../../src/ui/theme/tokens.ts';
import { type Group, tokensOf, walk } from './dtcg.ts';
import { tokenFiles } from './files.ts';
import { validateTokens } from './validate.ts';

const files = tokenFiles();
const entries = [...walk(tokensOf('light'))];
const valueAt = (tokens: Group, path: string) =>
  [...walk(tokens)].find((entry) => entry.path.join('.') === path)?.token.$value;

describe('the token files', () => {
  test('are valid by the reference parser of the format', async () => {
    expect(await validateTokens(files)).toBe(entries.length);
  });
  test('are rejected if they contain a mistake', async () => {
    const broken = {
      ...files,
      'dark.tokens.json': files['dark.tokens.json']?.replace('"srgb"', '"paint"') ?? '',
    };
    await expect(validateTokens(broken)).rejects.toThrow(/paint|color/i);
  });
  test('are the same bytes each time', () => {
    expect(tokenFiles()).toEqual(files);
    expect(Object.values(files).every((text) => text.endsWith('\n') && !text.includes('\r'))).toBe(true);
  });
  test('have the names of the CSS variables as the last part of each path', () => {
    const css = files['tokens.css'] ?? '';
    expect(entries.filter(({ path }) => !css.includes(`  --${path.at(-1)}: `))).toEqual([]);
    expect(entries.map(({ path }) => path.join('.'))).toContain('color.role.ink-2');
  });
  test('have every color of both themes', () => {
    for (const [theme, roles] of [
      ['light', light],
      ['dark', dark],
    ] as const)
      for (const [key, hex] of Object.entries(roles))
        expect(valueAt(tokensOf(theme), `color.role.${variableOf(key).slice(2)}`)).toMatchObject({
          hex: hex.toLowerCase(),
        });
  });
  test('describe every color', () => {
    const colors = entries.filter(({ path }) => path[1] === 'role');
    expect(colors.filter(({ token }) => !token.$description)).toEqual([]);
  });
  test('list type sizes, line heights and spacing separately', () => {
    expect(valueAt(tokensOf('light'), 'type.t-title')).toEqual({
      fontFamily: '{font.font-display}',
      fontSize: { value: 1.75, unit: 'rem' },
      fontWeight: 700,
      letterSpacing: { value: -0.021, unit: 'rem' },
      lineHeight: 1.1429,
    });
  });
  test('list shadows layer by layer, and an edge by its color', () => {
    expect(valueAt(tokensOf('light'), 'elevation.e2')).toHaveLength(2);
    expect(valueAt(tokensOf('dark'), 'elevation.float-edge')).toMatchObject([
      { color: '{color.role.line-2}', spread: { value: 1, unit: 'px' } },
    ]);
  });
  test('provide a Figma variable per color and size, with a value in each mode', () => {
    const figma = JSON.parse(files['figma.json'] ?? '{}');
    const values = figma.variableModeValues.filter(
      ({ variableId }: { variableId: string }) => variableId === 'color/role/action',
    );
    expect(values.map(({ modeId }: { modeId: string }) => modeId)).toEqual(['light', 'dark']);
    expect(figma.variables).toHaveLength(figma.variableModeValues.length / 2);
  });
});
