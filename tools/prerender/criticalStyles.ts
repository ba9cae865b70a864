const RULE_END = '/*!sc*/';
const MARKER = /^data-styled\.(g\d+)\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

/** The rules of one component, in the fixed format that styled-components rehydrates. */
interface Group {
  id: string;
  /** `g` and its position among all components. */
  position: string;
  marker: string;
  names: string[];
  rules: string[];
}

function readGroups(css: string): Group[] {
  let rules: string[] = [];
  return css.split(RULE_END).flatMap((part) => {
    const text = part.trim();
    const [, position, id, names] = MARKER.exec(text) ?? [];
    if (position === undefined || id === undefined || names === undefined) {
      if (text) rules.push(text);
      return [];
    }
    const group = { id, position, names: names.split(',').filter(Boolean), marker: text, rules };
    rules = [];
    return [group];
  });
}

/** The styles that a page needs, in the same order as the collected ones. */
export interface CriticalStyles {
  /** The rules; an empty rule named after its position ends each component's (`src/app/adoptStyles.ts`). */
  rules: string;
  /** The names of the components and their classes, from which styled-components knows what is there. */
  names: string;
}

function write(groups: readonly Group[]): CriticalStyles {
  const parts = groups.map(({ position, marker, names, rules }) => {
    const content = names.map((name) => `${name},`).join('');
    return {
      rules: `${rules.join('')}${position}{}`,
      names: `${marker.replace(/content:"[^"]*"/, () => `content:"${content}"`)}${RULE_END}\n`,
    };
  });
  return {
    rules: parts.map(({ rules }) => rules).join(''),
    names: parts.map(({ names }) => names).join(''),
  };
}

const isAnimation = ({ id }: Group): boolean => id.startsWith('sc-keyframes');

function onlyUsed(group: Group, classes: ReadonlySet<string>): Group {
  const unused = group.names.filter((name) => !classes.has(name));
  return {
    ...group,
    names: group.names.filter((name) => classes.has(name)),
    rules: group.rules.filter((rule) => !unused.some((name) => rule.includes(`.${name}`))),
  };
}

/** The part of the collected styles that a page needs: the rules of its classes and their animations. */
export function criticalStyles(css: string, html: string): CriticalStyles {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  );
  const groups = readGroups(css)
    .map((group) => (isAnimation(group) ? group : onlyUsed(group, classes)))
    .filter(({ names }) => names.length > 0);
  const { rules } = write(groups.filter((group) => !isAnimation(group)));
  return write(
    groups.filter((group) => !isAnimation(group) || group.names.some((name) => rules.includes(name))),
  );
}
