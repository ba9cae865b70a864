import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  isIdentifier,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
} from 'typescript/unstable/ast/is';
import type { Identifier, Node } from 'typescript/unstable/ast';
import {
  API,
  type Project,
  SymbolFlags,
  type Symbol as TypeSymbol,
  type Type,
} from 'typescript/unstable/sync';
import { curlyQuotes } from '../../.storybook/curlyQuotes.ts';
import { defaultsIn } from './defaults.ts';
import { isRequired, type PropType, propTypeOf } from './propType.ts';

export interface Prop extends PropType {
  name: string;
  description: string;
  required: boolean;
  /** As written in the source. */
  defaultValue: string | null;
}
/** A component documented by a story file. */
export interface ComponentProps {
  name: string;
  description: string;
  props: Prop[];
}

const root = path.resolve(import.meta.dirname, '../..');
/** Native props that components pass on and that are worth trying, with descriptions. */
const FORWARDED_PROPS: Record<string, string> = {
  children: 'What the part shows.',
  disabled: 'Cannot be used; left out of the Tab order.',
  required: 'Must be filled in; says so beside the label.',
  placeholder: 'An example of what to write; never the only label.',
  href: 'Where the link leads.',
  onClick: 'Called when it is pressed.',
};

/** The identifiers after `component:` and in `subcomponents: {}` of a story file. */
function componentsOf(source: Node): Identifier[] {
  const found: Identifier[] = [];
  const visit = (node: Node): void => {
    if (isPropertyAssignment(node) && node.name.getText() === 'component' && isIdentifier(node.initializer))
      found.push(node.initializer);
    if (isPropertyAssignment(node) && node.name.getText() === 'subcomponents')
      node.initializer.forEachChild((inner) => {
        if (isShorthandPropertyAssignment(inner) && isIdentifier(inner.name)) found.push(inner.name);
      });
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function descriptionOf(symbol: TypeSymbol, project: Project): string {
  return curlyQuotes(symbol.getDocumentationComment(project.checker).replaceAll(/\s+/g, ' ').trim());
}
function taggedDefault(symbol: TypeSymbol, project: Project): string | null {
  const tag = symbol.getJsDocTags(project.checker).find(({ name }) => name === 'default');
  return tag ? JSON.stringify(tag.text).replaceAll(/^"|"$/g, '') : null;
}

function propsOf(type: Type, defaults: Map<string, string>, project: Project): Prop[] {
  const [signature] = project.checker.getSignaturesOfType(type, 0).toReversed();
  const parameter = signature?.getParameters()[0];
  const props = parameter && project.checker.getTypeOfSymbol(parameter);
  if (!props) return [];
  return project.checker.getPropertiesOfType(props).flatMap((symbol): Prop[] => {
    const isOwn = symbol.declarations.some(({ path: file }) => !file.includes('/node_modules/'));
    // Fields pass `children` on, but must not have any.
    if (symbol.name === 'children' && !isOwn && project.checker.getPropertyOfType(props, 'onValue'))
      return [];
    if (symbol.name === 'as' || !(isOwn || Object.hasOwn(FORWARDED_PROPS, symbol.name))) return [];
    return [
      {
        name: symbol.name,
        description: (isOwn && descriptionOf(symbol, project)) || (FORWARDED_PROPS[symbol.name] ?? ''),
        required: isRequired(symbol),
        defaultValue: taggedDefault(symbol, project) ?? defaults.get(symbol.name) ?? null,
        ...propTypeOf(symbol, project),
      },
    ];
  });
}

function readComponent(identifier: Identifier, project: Project): ComponentProps[] {
  const { checker } = project;
  const meaning = SymbolFlags.Value | SymbolFlags.Alias;
  const symbol = checker.resolveName(identifier.text, meaning, identifier);
  if (!symbol) return [];
  const declared = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const type = checker.getTypeOfSymbol(declared);
  const node = declared.valueDeclaration?.resolve(project);
  if (!type) return [];
  return [
    {
      name: identifier.text,
      description: descriptionOf(declared, project),
      props: propsOf(type, node ? defaultsIn(node) : new Map(), project),
    },
  ];
}

/** The components of each story file, with their public props as reported by TypeScript. */
export function readProps(): Map<string, ComponentProps[]> {
  const api = new API({ cwd: root });
  try {
    const config = path.join(root, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('TypeScript does not open tsconfig.json');
    const files = readdirSync(path.join(root, 'stories'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => path.join(root, 'stories', file));
    return new Map(
      files.map((file) => {
        const source = project.program.getSourceFile(file);
        return [file, source ? componentsOf(source).flatMap((name) => readComponent(name, project)) : []];
      }),
    );
  } finally {
    api.close();
  }
}
