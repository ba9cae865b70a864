import type { Host } from './host.ts';

const CATEGORIES = ['performance', 'accessibility', 'seo'];
interface Scores {
  performance: number;
  accessibility: number;
  seo: number;
  /** Names of the audits that lose points. */
  failed: string[];
}

/** Lighthouse scores of a page, 0 to 100, using the browser on this port. */
export async function lighthouseScores({ url }: Host, path: string, port: number): Promise<Scores> {
  // Imported lazily, because it takes a second.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url + path, {
    port,
    onlyCategories: CATEGORIES,
    // Requires another page load, so it is measured separately.
    skipAudits: ['bf-cache', 'is-on-https', 'full-page-screenshot'],
    screenEmulation: { mobile: true, width: 390, height: 844, deviceScaleFactor: 2, disabled: false },
    logLevel: 'silent',
  });
  if (!result) throw new Error('Lighthouse gave no result');
  const { categories, audits } = result.lhr;
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const failed = [categories.accessibility, categories.seo]
    .flatMap((category) => category?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    seo: score('seo'),
    failed,
  };
}
