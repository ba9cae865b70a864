import type { Host } from './host.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof CATEGORIES)[number], number> & { failed: string[] };

/** Lighthouse's four figures for a page, 0 to 100, in the browser behind this port. */
export async function lighthouseScores({ url }: Host, path: string, port: number): Promise<Scores> {
  // Loaded here, because it takes a second.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url + path, {
    port,
    onlyCategories: [...CATEGORIES],
    // Needs another load of the page; measured apart.
    skipAudits: ['bf-cache', 'is-on-https', 'full-page-screenshot'],
    screenEmulation: { mobile: true, width: 390, height: 844, deviceScaleFactor: 2, disabled: false },
    logLevel: 'silent',
  });
  if (!result) throw new Error('Lighthouse gave no result');
  const { categories, audits } = result.lhr;
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Record<(typeof CATEGORIES)[number], number>;
  const failed = [categories.accessibility, categories.seo, categories['best-practices']]
    .flatMap((category) => category?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return { ...scores, failed };
}
