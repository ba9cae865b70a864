import type { MockBackend } from '../control/mockBackend.ts';

/** These start with new data, so earlier steps are no longer part of the test. */
const RESETTING_MEMBERS = ['reset', 'restore', 'openMoment'];
const RECORDED_MEMBERS = [
  'signIn',
  'signOut',
  'expireSession',
  'fault',
  'clearFaults',
  'latency',
  'undo',
  'replay',
];
const RECORDED_GROUPS = {
  clock: ['set', 'advance', 'freeze', 'run'],
  live: ['emit', 'drop', 'restore', 'simulate'],
};

type OnCall = (args: unknown[]) => void;

/** Wraps a member: calls `before` with the arguments of each call, and `after` once it is done. */
function wrapMember(owner: object, name: string, before: OnCall, after: () => void = () => undefined): void {
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
export function watchControls(
  mockBackend: MockBackend,
  onControl: (member: string, args: unknown[]) => void,
  onReset: () => void,
): void {
  for (const name of RECORDED_MEMBERS) wrapMember(mockBackend, name, (args) => onControl(name, args));
  for (const [group, names] of Object.entries(RECORDED_GROUPS)) {
    const owner: object = Reflect.get(mockBackend, group);
    for (const name of names) wrapMember(owner, name, (args) => onControl(`${group}.${name}`, args));
  }
  for (const name of RESETTING_MEMBERS) wrapMember(mockBackend, name, () => undefined, onReset);
}
