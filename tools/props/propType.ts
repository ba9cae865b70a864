import { isPropertySignatureDeclaration } from 'typescript/unstable/ast/is';
import {
  type Checker,
  type Project,
  SymbolFlags,
  type Symbol as TypeSymbol,
  type Type,
} from 'typescript/unstable/sync';

/** The type of a prop: `options` are its values, if few; `typeName` is the type's name in the source. */
export interface PropType {
  kind: 'boolean' | 'choice' | 'text' | 'number' | 'function' | 'content' | 'object';
  typeName: string;
  options: (string | number)[];
}

const isAbsent = (type: Type, checker: Checker): boolean =>
  ['undefined', 'null'].includes(checker.typeToString(type));
const quoted = (value: string | number): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** The source text that lists the values of a prop, to keep their order. */
function sourceOf(symbol: TypeSymbol, project: Project): string {
  return symbol.declarations
    .flatMap((declaration) => {
      const node = declaration.resolve(project);
      const text = node?.getText() ?? '';
      const names = text.match(/\b[A-Z]\w+/g) ?? [];
      const aliases = names.map((name) => project.checker.resolveName(name, SymbolFlags.TypeAlias, node));
      const written = aliases.map((alias) => alias?.declarations[0]?.resolve(project)?.getText() ?? '');
      return [text, ...written];
    })
    .join('\n');
}

function choiceOf(parts: readonly Type[], symbol: TypeSymbol, project: Project): PropType {
  const source = sourceOf(symbol, project);
  const position = (value: string | number): number =>
    source.search(new RegExp(`${quoted(value)}(?![\\w'])`));
  const options = parts
    .flatMap((part) => (part.isStringLiteralType() || part.isNumberLiteralType() ? [part.value] : []))
    .toSorted((a, b) => position(a) - position(b));
  return { kind: 'choice', typeName: options.map(quoted).join(' | '), options };
}

/** The constraint of a type parameter; string if it has none. */
function constraintOf(type: Type, checker: Checker): Type {
  if (!type.isTypeParameter()) return type;
  const constraint = checker.getBaseConstraintOfType(type);
  return constraint && checker.typeToString(constraint) !== 'unknown' ? constraint : checker.getStringType();
}

/** The type of the prop `symbol`, ignoring null and undefined. */
export function propTypeOf(symbol: TypeSymbol, project: Project): PropType {
  const { checker } = project;
  const type = checker.getTypeOfSymbol(symbol) ?? checker.getAnyType();
  const parts = (type.isUnionType() ? (type.getTypes() ?? [type]) : [type])
    .filter((part) => !isAbsent(part, checker))
    .map((part) => constraintOf(part, checker));
  const [first = type] = parts;
  const nonNullType = checker.getNonNullableType(type) ?? type;
  const typeName = parts.length === 1 ? nameOf(first, checker) : nameOf(nonNullType, checker);
  if (/^(?:ReactNode|ReactElement|Element)\b|\| ReactElement</.test(typeName))
    return { kind: 'content', typeName: 'ReactNode', options: [] };
  const named = { typeName, options: [] };
  if (parts.every((part) => part.isBooleanLiteralType()))
    return { ...named, kind: 'boolean', typeName: 'boolean' };
  if (parts.every((part) => part.isStringLiteralType() || part.isNumberLiteralType()))
    return choiceOf(parts, symbol, project);
  if (typeName === 'string' || typeName === 'number')
    return { ...named, kind: typeName === 'string' ? 'text' : 'number' };
  const isFunction = parts.every((part) => checker.getSignaturesOfType(part, 0).length > 0);
  const kind = isFunction ? 'function' : 'object';
  return {
    typeName: typeName.includes('{') ? writtenType(symbol, project, typeName) : typeName,
    options: [],
    kind,
  };
}

/** The type as written in the source, because its name is more readable than the expanded fields. */
function writtenType(symbol: TypeSymbol, project: Project, otherwise: string): string {
  const node = symbol.declarations[0]?.resolve(project);
  const text = node && isPropertySignatureDeclaration(node) ? node.type?.getText() : undefined;
  return (text ?? otherwise).replace(/^\((.*)\) \| undefined$/, '$1').replace(/ \| undefined$/, '');
}

const nameOf = (type: Type, checker: Checker): string =>
  (type.getAliasSymbol()?.name ?? checker.typeToString(type)).replaceAll(/ \| undefined$/g, '');

export const isRequired = (symbol: TypeSymbol): boolean => (symbol.flags & SymbolFlags.Optional) === 0;
