import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DemoState, demoUrl } from '../support/demoUrl.ts';
import type { Engine, Session, Tab } from './driver.ts';
import type { Host } from './host.ts';
import type { Journey, Steps } from './journeys/journey.ts';
import { Screen } from './screen.ts';

export interface Result {
  row: string;
  seconds: number;
  /** Problems found; empty if the journey passed. */
  problems: readonly string[];
}
export interface Setup {
  hosts: Record<'demo' | 'subPath', Host>;
  pageScript: string;
  pictures: Steps['pictures'];
  /** Folder for screenshots of failed journeys. */
  shots: string;
}
export interface Row {
  name: string;
  journey: Journey;
  state: DemoState;
}

/** One row per journey, and a second one for the service worker transport if it makes a difference. */
export const rowsOf = (journeys: readonly Journey[]): Row[] =>
  journeys.flatMap((journey) => [
    { name: journey.name, journey, state: {} },
    ...(journey.bothTransports
      ? [{ name: `${journey.name} (worker)`, journey, state: { transport: 'worker' } as const }]
      : []),
  ]);

async function shoot(tabs: readonly Tab[], name: string): Promise<void> {
  await mkdir(path.dirname(name), { recursive: true });
  for (const [index, tab] of tabs.entries()) {
    const picture = await tab.screenshot().catch(() => null);
    if (picture) await writeFile(`${name}-${index + 1}.png`, picture);
  }
}

async function runRow({ journey, state }: Row, session: Session, setup: Setup, shots: string) {
  const host = setup.hosts[journey.build ?? 'demo'];
  const tabs: Tab[] = [];
  const openTab = async (address: string): Promise<Screen> => {
    const tab = await session.newTab();
    tabs.push(tab);
    const screen = new Screen(tab, host.url, setup.pageScript);
    await screen.open(address);
    return screen;
  };
  const open = (address: string, more: DemoState = {}) => openTab(demoUrl(address, { ...state, ...more }));
  host.takeProblems();
  const problems = (): string[] =>
    [...host.takeProblems(), ...session.problems()].filter((text) => !journey.logs?.test(text));
  try {
    await journey.run({ open, openTab, host, pictures: setup.pictures });
    for (const tab of tabs) await tab.evaluate('document.readyState');
    return problems();
  } catch (error) {
    await shoot(tabs, shots);
    return [error instanceof Error ? error.message : String(error), ...problems()];
  }
}

async function runInSession(engine: Engine, row: Row, setup: Setup, shots: string) {
  const session = await engine.newSession();
  const problems = await runRow(row, session, setup, shots);
  await session.close();
  return problems;
}

/** Runs the journeys one after the other, each in its own session. */
export async function runJourneys(
  engine: Engine,
  rows: readonly Row[],
  setup: Setup,
  onResult: (result: Result) => void,
): Promise<void> {
  for (const row of rows) {
    const start = performance.now();
    const shots = path.join(setup.shots, row.name.replaceAll(/[^\w-]+/g, '-'));
    const problems = await runInSession(engine, row, setup, shots).catch((error: unknown) => [String(error)]);
    onResult({
      row: row.name,
      seconds: (performance.now() - start) / 1000,
      problems: [...new Set(problems)],
    });
  }
}
