import { mockStorage } from '../../src/shared/mockStorage.ts';
import type { Clock } from '../../src/shared/clock.ts';
import type { Faults } from '../http/faults.ts';
import type { KeyValueStore } from '../persistence/webStorage.ts';
import type { LinkState } from './links.ts';
import type { StoredSettings, parseSettings } from './storedSettings.ts';

const NAME = mockStorage.settings;

type Switches = Pick<StoredSettings, 'panel' | 'transport' | 'simulate'>;

type Settings = NonNullable<ReturnType<typeof parseSettings>>;
const DEFAULTS: Settings = { faults: [], latency: 0, clockOffset: 0 };

/** The stored settings; the defaults if there are none or they are from another version. */
async function readSettings(store: KeyValueStore, clock: Clock): Promise<Settings> {
  const json = store.read(NAME);
  if (json === null) return DEFAULTS;
  // Not part of the first load: a new tab has no settings.
  const stored = await import('./storedSettings.ts');
  return stored.parseSettings(json, clock) ?? DEFAULTS;
}

/** Faults, latency, clock and switches of one tab, restored after a reload. */
export function createTabSettings(store: KeyValueStore, faults: Faults, clock: Clock) {
  let switches: Switches = {};
  function save(): void {
    const settings: StoredSettings = {
      ...switches,
      faults: [...faults.list()],
      latency: faults.latency(),
      clockOffset: clock.offset(),
      ...(clock.isFrozen() ? { frozenAt: clock.now() } : {}),
    };
    store.write(NAME, JSON.stringify(settings));
  }
  function set({ panel, transport, simulate }: Switches): void {
    if (panel !== undefined) switches = { ...switches, panel };
    if (transport !== undefined) switches = { ...switches, transport };
    if (simulate !== undefined) switches = { ...switches, simulate };
    save();
  }
  return {
    switches: (): Switches => switches,
    save,
    set,
    /** Restores the stored settings, for a scenario only the switches; those in the link take precedence. */
    async start(link: LinkState): Promise<void> {
      const stored = await readSettings(store, clock);
      const { frozenAt, clockOffset, ...rest } = link.scenario === undefined ? stored : DEFAULTS;
      for (const [endpoint, outcome] of link.faults ?? rest.faults) faults.set(endpoint, outcome);
      faults.setLatency(link.latency ?? rest.latency);
      // Freezes before setting the time, so that it stops at exactly that time.
      if (link.clock ? link.clock === 'frozen' : frozenAt !== undefined) clock.freeze();
      if (link.now !== undefined) clock.set(link.now);
      else if (frozenAt !== undefined) clock.set(frozenAt);
      else if (clockOffset !== 0) clock.advance(clockOffset);
      set(stored);
      set(link);
    },
  };
}
export type TabSettings = ReturnType<typeof createTabSettings>;
