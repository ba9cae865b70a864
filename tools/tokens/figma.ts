import * as z from 'zod/mini';
import { type Group, tokensOf, walk } from './dtcg.ts';

const REM = 16;
const COLLECTION = 'waystone';
const MODES = { light: 'Light', dark: 'Dark' } as const;

const Color = z.object({ components: z.array(z.number()), alpha: z.number() });
const Size = z.object({ value: z.number(), unit: z.string() });
const Families = z.array(z.string());

/** A token's value as a Figma variable, or null for what Figma has no variables for: type styles, shadows, curves. */
function variableOf(type: string, value: unknown): { resolvedType: string; value: unknown } | null {
  switch (type) {
    case 'color': {
      const { components, alpha } = Color.parse(value);
      const [r, g, b] = components;
      return { resolvedType: 'COLOR', value: { r, g, b, a: alpha } };
    }
    case 'dimension':
    case 'duration': {
      const size = Size.parse(value);
      return { resolvedType: 'FLOAT', value: size.unit === 'rem' ? size.value * REM : size.value };
    }
    case 'number':
      return { resolvedType: 'FLOAT', value };
    case 'fontFamily':
      return {
        resolvedType: 'STRING',
        value: Families.parse(value).find((name) => name.includes('Variable')),
      };
    default:
      return null;
  }
}
const variablesIn = (tokens: Group) =>
  [...walk(tokens)].flatMap(({ path, type, token }) => {
    const variable = variableOf(type, token.$value);
    return variable ? [{ name: path.join('/'), description: token.$description ?? '', ...variable }] : [];
  });

/** One collection with a mode per theme, as accepted by Figma's variables endpoint and import plugins. */
export function figmaVariables() {
  const variables = variablesIn(tokensOf('light'));
  return {
    variableCollections: [{ action: 'CREATE', id: COLLECTION, name: 'Waystone', initialModeId: 'light' }],
    variableModes: [
      { action: 'UPDATE', id: 'light', name: MODES.light, variableCollectionId: COLLECTION },
      { action: 'CREATE', id: 'dark', name: MODES.dark, variableCollectionId: COLLECTION },
    ],
    variables: variables.map(({ name, description, resolvedType }) => ({
      action: 'CREATE',
      id: name,
      name,
      description,
      variableCollectionId: COLLECTION,
      resolvedType,
    })),
    variableModeValues: (['light', 'dark'] as const).flatMap((modeId) =>
      variablesIn(tokensOf(modeId)).map(({ name, value }) => ({ variableId: name, modeId, value })),
    ),
  };
}
