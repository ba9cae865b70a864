import type { Simulator } from '../../live/simulator.ts';
import { createStore } from '../../world/createStore.ts';

export const paces = ['Still', 'Calm', 'Busy'] as const;
export type Pace = (typeof paces)[number];

/** Interval between extra actions in a busy town, ms. */
const BUSY_INTERVAL = 1500;

type SimulatorControls = Pick<Simulator, 'isOn' | 'isPaused' | 'simulate' | 'step'>;

/** Stops the busy pace; null if it is not active. */
const busy = createStore<(() => void) | null>(null);

export const paceOf = ({ isOn }: Pick<SimulatorControls, 'isOn'>): Pace => {
  if (!isOn()) return 'Still';
  return busy.get() ? 'Busy' : 'Calm';
};

/** Whether they are set to act but wait, such as while the desk asks for a like. */
export const isOnButPaused = ({ isOn, isPaused }: Pick<SimulatorControls, 'isOn' | 'isPaused'>): boolean =>
  isOn() && isPaused();

/** A busy town has extra actions at a fixed interval, on top of those of a calm one. */
export function setPace(travellers: SimulatorControls, pace: Pace): void {
  const { simulate, step, isOn, isPaused } = travellers;
  busy.get()?.();
  busy.change(null);
  simulate(pace !== 'Still');
  if (pace !== 'Busy') return;
  const act = (): void => {
    if (!isOn()) setPace(travellers, 'Still');
    else if (!isPaused()) void step();
  };
  act();
  const timer = setInterval(act, BUSY_INTERVAL);
  busy.change(() => clearInterval(timer));
}
