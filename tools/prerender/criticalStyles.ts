const RULE_END = '/*!sc*/';
const MARKER = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

/** The rules of one component, in the fixed format that styled-components rehydrates. */
interface Group {
  id: string;
  marker: string;
  names: string[];
  rules: string[];
}

function readGroups(css: string): Group[] {
  let rules: string[] = [];
  return css.split(RULE_END).flatMap((part) => {
    const text = part.trim();
    const [, id, names] = MARKER.exec(text) ?? [];
    if (id === undefined || names === undefined) {
      if (text) rules.push(text);
      return [];
    }
    const group = { id, names: names.split(',').filter(Boolean), marker: text, rules };
    rules = [];
    return [group];
  });
}

const write = ({ id, marker, rules }: Group, names: readonly string[]): string => {
  const content = names.map((name) => `${name},`).join('');
  const lines = [...rules, marker.replace(/content:"[^"]*"/, () => `content:"${content}"`)];
  return id && lines.map((line) => `${line}${RULE_END}\n`).join('');
};

/** The part of the collected styles that a page needs, in the same order: the rules of its classes and their animations. */
export function criticalStyles(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  );
  const groups = readGroups(css);
  const isAnimation = ({ id }: Group): boolean => id.startsWith('sc-keyframes');
  const critical = new Map<Group, string>();
  for (const group of groups.filter((each) => !isAnimation(each))) {
    const names = group.names.filter((name) => classes.has(name));
    const unused = group.names.filter((name) => !classes.has(name));
    if (names.length === 0) continue;
    const rules = group.rules.filter((rule) => !unused.some((name) => rule.includes(`.${name}`)));
    critical.set(group, write({ ...group, rules }, names));
  }
  const criticalCss = [...critical.values()].join('');
  for (const group of groups.filter(isAnimation))
    if (group.names.some((name) => criticalCss.includes(name)))
      critical.set(group, write(group, group.names));
  return groups.map((group) => critical.get(group) ?? '').join('');
}
