import { type Role, dark, darkDepth, light, lightDepth } from '../../src/ui/theme/roles.ts';
import { roleTexts } from '../../src/ui/theme/roleTexts.ts';
import { duration, easing, fonts, frame, radius, space, type } from '../../src/ui/theme/scales.ts';
import { variableOf } from '../../src/ui/theme/tokens.ts';
import * as values from './values.ts';

interface Token {
  $value: unknown;
  $description?: string;
  $extensions?: Record<string, unknown>;
}
export interface Group {
  [name: string]: Token | Group | string;
}
const FORMAT = 'https://www.designtokens.org/schemas/2025.10/format.json';
const RESOLVER = 'https://www.designtokens.org/schemas/2025.10/resolver.json';
const NUMBERS = ['imageDim', 'fallbackOpacity', 'grainOnGround', 'contours'] as const;
/** Key of a token's exact CSS, if it contains more than the format can express. */
const CSS = 'app.waystone.css';

/** The last part of a token's path: `ink2` becomes `ink-2`, as in `--ink-2`. */
const nameOf = (key: string): string => variableOf(key).slice(2);
const isRole = (key: string): key is Role => Object.hasOwn(roleTexts, key);

const group = <Key extends string>(
  $type: string,
  tokens: Record<Key, string>,
  toToken: (css: string, key: Key) => Token,
): Group => {
  const entries: [string, Token][] = [];
  for (const key in tokens) entries.push([nameOf(key), toToken(tokens[key], key)]);
  return { $type, ...Object.fromEntries(entries) };
};
const pick = <Key extends string>(from: Record<Key, string>, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]]));

/** Letter spacing as a share of the font size, as set for headings in globalStyle. */
const SPACING: Partial<Record<string, number>> = {
  tHero: -0.02,
  tTitle: -0.012,
  tHeading: -0.008,
  tSub: -0.004,
};
const BODY_SPACING = -0.005;

/** All tokens of a theme. */
export function tokensOf(theme: 'light' | 'dark'): Group {
  const roles = theme === 'dark' ? dark : light;
  const depth = theme === 'dark' ? darkDepth : lightDepth;
  const dimension = (css: string): Token => ({
    $value: values.toDimension(css),
    ...(/^[\d.]+(?:px|rem)$/.test(css) ? {} : { $extensions: { [CSS]: css } }),
  });
  return {
    $schema: FORMAT,
    color: {
      role: group('color', roles, (css, key) => ({
        $value: values.toColor(css),
        ...(isRole(key) ? { $description: roleTexts[key] } : {}),
      })),
      effect: group(
        'color',
        pick(depth, 'scrim', 'pictureNote', 'imageTint', 'stoneShade', 'roadDash'),
        (css) => ({
          $value: values.toColor(css),
        }),
      ),
    },
    font: group('fontFamily', fonts, (css) => ({ $value: values.toFamilies(css) })),
    type: group('typography', type, (css, key) => ({
      $value: values.toTypography(css, SPACING[key] ?? BODY_SPACING),
      ...(css.includes('min(') ? { $extensions: { [CSS]: css } } : {}),
    })),
    space: group('dimension', space, dimension),
    frame: group('dimension', frame, dimension),
    radius: group('dimension', radius, dimension),
    elevation: group('shadow', pick(depth, 'e1', 'e2', 'e3', 'floatEdge'), (css) => ({
      $value: values.toShadows(css, depth.shadow, (variable) => `color.role.${variable}`),
    })),
    duration: group('duration', duration, (css) => ({ $value: values.toDuration(css) })),
    easing: group('cubicBezier', easing, (css) => ({ $value: values.toBezier(css) })),
    effect: group('number', pick(depth, ...NUMBERS), (css) => ({ $value: Number(css) })),
  };
}

/** The two themes as contexts of one modifier. */
export const resolver = {
  $schema: RESOLVER,
  name: 'Waystone',
  version: '2025.10',
  description: 'Every token in the light and the dark theme.',
  modifiers: {
    theme: {
      description: 'Light, or dark as a reader chooses.',
      contexts: { light: [{ $ref: 'light.tokens.json' }], dark: [{ $ref: 'dark.tokens.json' }] },
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/modifiers/theme' }],
};

const isToken = (entry: Token | Group): entry is Token => '$value' in entry;
/** A token with its path and type. */
interface Entry {
  path: string[];
  type: string;
  token: Token;
}
/** Every token of a group, recursively. */
export function* walk(tokens: Group, path: string[] = [], inherited = ''): Generator<Entry> {
  const ownType = typeof tokens.$type === 'string' ? tokens.$type : inherited;
  for (const [name, entry] of Object.entries(tokens)) {
    if (typeof entry === 'string') continue;
    if (isToken(entry)) yield { path: [...path, name], type: ownType, token: entry };
    else yield* walk(entry, [...path, name], ownType);
  }
}
