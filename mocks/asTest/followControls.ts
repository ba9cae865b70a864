import type { MockBackend } from '../control/mockBackend.ts';

/** These start with new data, so earlier steps are no longer part of the test. */
const BEGINNINGS = ['reset', 'restore', 'openMoment'];
const OTHERS = ['signIn', 'signOut', 'expireSession', 'fault', 'clearFaults', 'latency', 'undo', 'replay'];
const GROUPS = { clock: ['set', 'advance', 'freeze', 'run'], live: ['emit', 'drop', 'restore', 'simulate'] };

type Follow = (args: unknown[]) => void;

/** Wraps a member: calls `before` with the arguments of each call, and `after` once it is done. */
function follow(owner: object, name: string, before: Follow, after: () => void = () => undefined): void {
  const member: unknown = Reflect.get(owner, name);
  if (typeof member !== 'function') return;
  Reflect.set(owner, name, async (...args: unknown[]) => {
    before(args);
    const result: unknown = await Reflect.apply(member, owner, args);
    after();
    return result;
  });
}

/** Reports every call of the mock backend's controls, by the desk or by a script. */
export function followControls(
  mockBackend: MockBackend,
  onControl: (member: string, args: unknown[]) => void,
  onBeginning: () => void,
): void {
  for (const name of OTHERS) follow(mockBackend, name, (args) => onControl(name, args));
  for (const [group, names] of Object.entries(GROUPS)) {
    const owner: object = Reflect.get(mockBackend, group);
    for (const name of names) follow(owner, name, (args) => onControl(`${group}.${name}`, args));
  }
  for (const name of BEGINNINGS) follow(mockBackend, name, () => undefined, onBeginning);
}
