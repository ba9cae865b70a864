export interface Requirement {
  id: string;
  /** The heading above it, as in 'FEED: home feed'. */
  area: string;
  /** Where it can be verified: 'screen', 'backend, added'. */
  kind: string;
  text: string;
}

/** The requirements in docs/requirements.md, in order: lines like `- **FEED-07** (screen) A button …`. */
export function parseRequirements(markdown: string): Requirement[] {
  let area = '';
  return markdown.split('\n').flatMap((line) => {
    area = /^## (.+)/.exec(line)?.[1] ?? area;
    const [, id, kind, text] = /^- \*\*([A-Z]+-\d+)\*\* \(([^)]+)\) (.+)/.exec(line) ?? [];
    return id && kind && text ? [{ id, area, kind, text }] : [];
  });
}

/** The decisions in docs/decisions.md by ID: lines like `- **AMB-07** Two kinds …`. */
export function parseDecisions(markdown: string): Record<string, string> {
  return Object.fromEntries(
    [...markdown.matchAll(/^- \*\*(AMB-\d+)\*\* (.+)/gm)].map(([, id = '', text = '']) => [id, text]),
  );
}

/** One comma-separated part of a bracket: an ID, a range, or other text. */
function expand(part: string): string[] {
  const [, area, first, last = first] = /^([A-Z]+)-(\d+)(?: to \1-(\d+))?$/.exec(part) ?? [];
  if (!area || !first || !last) return [part];
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, index) => `${area}-${String(Number(first) + index).padStart(first.length, '0')}`,
  );
}

/**
 * The IDs that a test title names in brackets: `[FEED-07]`, `[FEED-07, FEED-09]`, `[APP-01 to APP-18]`. A bracket that
 * starts like an ID but cannot be parsed is returned unchanged, to be reported as unknown.
 */
export function idsIn(title: string): string[] {
  const brackets = title.matchAll(/\[([A-Z]+-\d[^\]]*)\]/g);
  return [...new Set([...brackets].flatMap(([, list = '']) => list.split(', ').flatMap(expand)))];
}
