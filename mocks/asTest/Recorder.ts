import type { Backend } from '../createBackend.ts';
import { VISITOR } from '../http/session.ts';
import type { Recording, Step } from './Recording.ts';
import { describeTarget, isShown } from './describeTarget.ts';
import { currentHeading, currentPath } from './pageState.ts';
import { storeRecording } from './recordingStore.ts';
import { startLink } from './startLink.ts';

type Deps = Pick<Backend, 'session' | 'persistence'>;

export const currentUserId = ({ session }: Pick<Backend, 'session'>): string => session.userId() ?? VISITOR;
export const currentWorld = ({ persistence }: Pick<Backend, 'persistence'>): string => {
  const { scenario, seed, epoch } = persistence.info();
  return `${scenario} ${seed} ${epoch}`;
};

/** Both steps type into the same field: the later text replaces the earlier one. */
const isSameField = (a: Step | undefined, b: Step): boolean =>
  a?.kind === 'fill' && b.kind === 'fill' && JSON.stringify(a.target) === JSON.stringify(b.target);

/** Records the steps of one tab, and the outcome of each. */
export class Recorder {
  readonly #backend: Deps;
  readonly #recording: Recording;
  /** The element of the last step, and the path it happened on. */
  #last: { element: Element | null; path: string; toast?: string } | undefined;

  constructor(backend: Deps, recording: Recording) {
    this.#backend = backend;
    this.#recording = recording;
  }

  /** Starts a recording from the current state. */
  static async begin(backend: Backend): Promise<Recorder> {
    const recorder = new Recorder(backend, {
      link: await startLink(backend),
      screen: currentHeading(),
      steps: [],
      person: currentUserId(backend),
      world: currentWorld(backend),
    });
    recorder.#store();
    return recorder;
  }

  get recording(): Recording {
    this.#finish();
    return this.#recording;
  }

  add(step: Step, element: Element | null = null): void {
    const { steps } = this.#recording;
    if (isSameField(steps.at(-1), step)) steps.pop();
    else this.#finish();
    steps.push(step);
    this.#last = { element, path: currentPath() };
    this.#store();
  }

  /** Records a toast caused by the last step. */
  recordToast(text: string): void {
    if (this.#last) this.#last.toast = text;
  }

  /** Records the path the last step led to, if that was a full page load. */
  recordPath(path: string): void {
    const step = this.#recording.steps.at(-1);
    if (step) step.outcome = { ...step.outcome, path };
    this.#store();
  }

  /** Records the outcome of the last step. */
  #finish(): void {
    const step = this.#recording.steps.at(-1);
    const last = this.#last;
    this.#last = undefined;
    if (!step || !last) return;
    const path = currentPath();
    const became =
      step.kind === 'press' && last.element ? this.#becameOf(step.target.name, last.element) : undefined;
    const outcome = {
      ...(last.toast === undefined ? {} : { toast: last.toast }),
      ...(path === last.path ? {} : { path }),
      ...(became ? { became } : {}),
    };
    if (Object.keys(outcome).length > 0) step.outcome = outcome;
    this.#recording.person = currentUserId(this.#backend);
    this.#store();
  }

  /** The pressed control, if it is still there under another name. */
  #becameOf(before: string, element: Element) {
    if (!element.isConnected || !isShown(element) || element.closest('[aria-busy="true"]')) return undefined;
    const target = describeTarget(element);
    return target && target.name !== before ? target : undefined;
  }

  #store(): void {
    storeRecording(this.#recording);
  }
}
