import { pointsPerLevel } from '../../src/shared/rules/levels.ts';
import type { Backend } from '../createBackend.ts';
import { signInAs } from '../http/session.ts';
import { prepareMoment } from './prepareMoment.ts';

/**
 * Replaces the current world with a moment, given as a link or file content. Resolves to the function that shows it on
 * the page. Throws before changing anything if it cannot be opened.
 */
export async function enterMoment(backend: Backend, content: unknown): Promise<() => Promise<void>> {
  const { clock, faults, media, persistence, simulator, notifyApp, page } = backend;
  const moment = await prepareMoment(backend, content);
  const { now, frozen } = moment.time;
  clock.reset();
  if (frozen) clock.freeze();
  if (now !== undefined) clock.set(now);
  faults.clear();
  for (const [endpoint, outcome] of moment.faults) faults.set(endpoint, outcome);
  faults.setLatency(moment.latency);
  await media.clear();
  await media.load(moment.pictures);
  await persistence.replace(moment.beginning, moment.actions);
  simulator.restart(moment.beginning.info.seed);
  signInAs(backend, moment.userId);
  backend.pointRules.change(moment.rules);
  // Only in a page: a server's clients know a single number of points per level.
  if (page) pointsPerLevel.current = moment.rules.pointsPerLevel;
  backend.study.change(moment.study);
  backend.tabSettings.save();
  notifyApp('data');
  return async () => page?.show(moment.page);
}

export async function openMoment(backend: Backend, content: unknown): Promise<void> {
  const show = await enterMoment(backend, content);
  await show();
}
