import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { renderMoment } from '../../src/shared/renderMoment.ts';
import { blast, report } from './blast.ts';
import { createScreens } from './renderScreens.tsx';

const FILE = 'reports/blast-radius.md';
const isWhole = process.env.BLAST_RADIUS === 'all';

afterAll(() => renderMoment.release());

/** The middle field: neither the id nor the last date. */
const oneOf = <V>(fields: readonly V[]): V[] => fields.slice(Math.floor(fields.length / 2)).slice(0, 1);

test(
  '[QA-03] a reply with a wrong field leaves no white page',
  { timeout: isWhole ? 3_600_000 : 300_000 },
  async () => {
    const screens = await createScreens();
    const cells = isWhole ? await blast(screens) : await blast(screens, oneOf, 1);
    if (isWhole) {
      mkdirSync('reports', { recursive: true });
      writeFileSync(FILE, report(cells));
    }
    expect(cells.length).toBeGreaterThan(20);
    expect(cells.filter(({ verdict }) => verdict === 'white page')).toEqual([]);
  },
);
