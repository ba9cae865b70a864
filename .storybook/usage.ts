import path from 'node:path';
import { babelParse, types as t } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';

/** Longer elements have an attribute per line. */
const MAX_LINE = 100;

type StoryFile = ReturnType<typeof readStoryFile>;
/** A story file's syntax tree, with what Storybook's parser has found in it. */
export function readStoryFile(code: string, file: string) {
  const {
    _ast: { program },
    _metaAnnotations: meta,
    _storyAnnotations: annotations,
    _stories: stories,
  } = loadCsf(code, { fileName: file, makeTitle: (title) => title }).parse();
  return { program, meta, annotations, stories, code, path: file };
}

/** The source of a node, its lines indented as if it stood at the margin. */
function textOf({ start, end }: Pick<t.Node, 'start' | 'end'>, code: string): string {
  const line = code.slice(code.lastIndexOf('\n', start ?? 0) + 1);
  const indent = /^ */.exec(line)?.[0] ?? '';
  // A mock of a test stands for any handler.
  return code
    .slice(start ?? 0, end ?? 0)
    .replaceAll(`\n${indent}`, '\n')
    .replaceAll(/\bfn\(\)/g, '() => {}');
}

type Args = Map<string, t.Node>;
/** The args in an object, including those of other stories that it spreads. */
function argsIn(node: t.Node | undefined, annotations: StoryFile['annotations']): Args {
  const args: Args = new Map();
  if (!t.isObjectExpression(node)) return args;
  for (const property of node.properties)
    if (t.isObjectProperty(property) && t.isIdentifier(property.key))
      args.set(property.key.name, property.value);
    else if (t.isSpreadElement(property) && t.isMemberExpression(property.argument)) {
      const { object } = property.argument;
      const story = t.isIdentifier(object) ? annotations[object.name] : undefined;
      for (const [name, value] of argsIn(story?.args, annotations)) args.set(name, value);
    }
  return args;
}

/** The first element of this name in a tree. */
function findElement(tree: t.Node | undefined, name: string): t.JSXElement | null {
  let element: t.JSXElement | null = null;
  if (tree)
    t.traverseFast(tree, (node) => {
      if (t.isJSXElement(node) && t.isJSXIdentifier(node.openingElement.name, { name })) element ??= node;
    });
  return element;
}

function attributeOf(name: string, value: t.Node, code: string): string {
  if (t.isBooleanLiteral(value, { value: true })) return name;
  if (t.isStringLiteral(value) && !/["\n]/.test(value.value)) return `${name}="${value.value}"`;
  return `${name}={${textOf(value, code)}}`;
}
/** What stands between the tags of an element. */
function childrenText({ children }: t.JSXElement | t.JSXFragment, code: string): string {
  const [first, last] = [children[0], children.at(-1)];
  if (!first || !last) return '';
  return textOf({ start: first.start ?? 0, end: last.end ?? 0 }, code).trim();
}
function childrenOf(value: t.Node | undefined, code: string): string {
  if (!value) return '';
  if (t.isStringLiteral(value) && !/[<>{}]/.test(value.value)) return value.value;
  if (t.isJSXFragment(value)) return childrenText(value, code);
  return t.isJSX(value) ? textOf(value, code) : `{${textOf(value, code)}}`;
}

/** Writes an element, on several lines if it is long. */
function elementOf(name: string, attributes: readonly string[], children: string): string {
  const end = children === '' ? ' />' : `>${children}</${name}>`;
  const line = `<${[name, ...attributes].join(' ')}${end}`;
  if (line.length <= MAX_LINE && !line.includes('\n')) return line;
  const inner = (text: string): string => `\n${text}`.replaceAll('\n', '\n  ');
  const start = attributes.length > 0 ? `<${name}${attributes.map(inner).join('')}\n` : `<${name}`;
  return children === '' ? `${start}/>` : `${start}>${inner(children)}\n</${name}>`;
}

/** An element as the story writes it, with the args in place of `{...args}`. */
function withArgs(element: t.JSXElement, args: Args, code: string): string {
  const { name, attributes } = element.openingElement;
  const own = new Set(attributes.flatMap((at) => (t.isJSXAttribute(at) ? [textOf(at.name, code)] : [])));
  const written = attributes.flatMap((at) => {
    if (t.isJSXAttribute(at)) return at.name.name === 'key' ? [] : [textOf(at, code)];
    if (!t.isIdentifier(at.argument, { name: 'args' })) return [textOf(at, code)];
    const others = [...args].filter(([arg]) => arg !== 'children' && !own.has(arg));
    return others.map(([arg, value]) => attributeOf(arg, value, code));
  });
  const spreads = attributes.some((at) => t.isJSXSpreadAttribute(at));
  const children =
    childrenText(element, code) || childrenOf(spreads ? args.get('children') : undefined, code);
  return elementOf(textOf(name, code), written, children);
}

/** The names in a piece of code that it does not define as keys or attributes. */
function namesIn(code: string): Set<string> {
  const names = new Set<string>();
  t.traverseFast(babelParse(code), (node) => {
    if (t.isIdentifier(node)) names.add(node.name);
    if (t.isJSXOpeningElement(node)) names.add(textOf(node.name, code).replace(/\..*/, ''));
  });
  return names;
}

/** The constants, functions and types of the story file that a piece of code uses, and those that they use. */
function withDeclarations(usage: string, file: StoryFile): string {
  const names = namesIn(usage);
  const declarations = file.program.body.flatMap((node) => {
    const ids = t.isTSInterfaceDeclaration(node)
      ? [node.id.name]
      : Object.keys(t.getOuterBindingIdentifiers(node));
    const isExported = t.isExportDeclaration(node) || t.isImportDeclaration(node);
    return !isExported && ids.some((id) => names.has(id)) ? [textOf(node, file.code)] : [];
  });
  const added = declarations.find((declaration) => !usage.includes(declaration));
  return added === undefined ? usage : withDeclarations(`${added}\n${usage}`, file);
}

/** The other imports that the code of a component needs, as paths from the repository root. */
function importsFor(usage: string, component: string, file: StoryFile): string[] {
  const names = namesIn(usage);
  names.delete(component);
  return file.program.body.flatMap((node) => {
    if (!t.isImportDeclaration(node)) return [];
    if (!node.specifiers.some(({ local }) => names.has(local.name))) return [];
    const from = node.source.value;
    const source = from.startsWith('.') ? path.posix.join(path.posix.dirname(file.path), from) : from;
    return [textOf(node, file.code).replace(/'[^']*';$/, `'${source}';`)];
  });
}

/** The code with which a story shows a component; null if it shows something else. */
function codeIn(
  story: string,
  component: string,
  { program, meta, annotations, code }: StoryFile,
): string | null {
  const own = annotations[story] ?? {};
  const all = [...argsIn(meta.args, annotations), ...argsIn(own.args, annotations)];
  const args = new Map(all.filter(([, value]) => !t.isIdentifier(value, { name: 'undefined' })));
  const rendered = findElement(own.render ?? meta.render, component);
  if (rendered) return withArgs(rendered, args, code);
  if (own.render) return null;
  if (t.isIdentifier(meta.component, { name: component })) {
    const attributes = [...args].filter(([name]) => name !== 'children');
    const written = attributes.map(([name, value]) => attributeOf(name, value, code));
    return elementOf(component, written, childrenOf(args.get('children'), code));
  }
  // A function of the story file loads the data that it shows the component with.
  const wrapper = program.body.find((node) => t.isFunctionDeclaration(node) && findElement(node, component));
  if (wrapper) return textOf(wrapper, code);
  const element = findElement(program, component);
  return element && withArgs(element, args, code);
}

/** The code with which each story shows a component, by the story's id; of stories with the same code only the first. */
export function usagesOf(component: string, file: StoryFile): Map<string, string> {
  const usages = new Map<string, string>();
  for (const [story, { id, tags }] of Object.entries(file.stories)) {
    const isExample = story !== 'AllStates' && !tags?.includes('!manifest');
    const own = isExample ? codeIn(story, component, file) : null;
    if (own === null) continue;
    const usage = withDeclarations(own, file);
    const imports = importsFor(usage, component, file);
    const whole = [...imports, ...(imports.length > 0 ? [''] : []), usage].join('\n');
    if (![...usages.values()].includes(whole)) usages.set(id, whole);
  }
  return usages;
}
