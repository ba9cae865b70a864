import type { Simulator } from '../../live/simulator.ts';
import { createStore } from '../../world/createStore.ts';

export const paces = ['Still', 'Calm', 'Busy'] as const;
export type Pace = (typeof paces)[number];

/** Interval between extra actions in a busy town, ms. */
const REST = 1500;

type Travellers = Pick<Simulator, 'isOn' | 'isHeld' | 'simulate' | 'step'>;

/** Stops the busy pace; null if it is not active. */
const busy = createStore<(() => void) | null>(null);

export const paceOf = ({ isOn }: Pick<Travellers, 'isOn'>): Pace => {
  if (!isOn()) return 'Still';
  return busy.get() ? 'Busy' : 'Calm';
};

/** Whether they are set to act but wait, such as while the desk asks for a like. */
export const isPaused = ({ isOn, isHeld }: Pick<Travellers, 'isOn' | 'isHeld'>): boolean =>
  isOn() && isHeld();

/** A busy town has extra actions at a fixed interval, on top of those of a calm one. */
export function setPace(travellers: Travellers, pace: Pace): void {
  const { simulate, step, isOn, isHeld } = travellers;
  busy.get()?.();
  busy.change(null);
  simulate(pace !== 'Still');
  if (pace !== 'Busy') return;
  const act = (): void => {
    if (!isOn()) setPace(travellers, 'Still');
    else if (!isHeld()) void step();
  };
  act();
  const timer = setInterval(act, REST);
  busy.change(() => clearInterval(timer));
}
