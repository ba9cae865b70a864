/** Members with a query parameter that has the same effect; only the parameter applies to the rows of the page. */
const parameters: Readonly<Record<string, (args: readonly unknown[]) => [string, string][]>> = {
  reset: ([options]) => Object.entries(options ?? {}).map(([name, value]) => [name, String(value)]),
  signIn: ([userId]) => [['as', String(userId)]],
  signOut: () => [['as', 'visitor']],
};

/** Members that only change what the backend does next. */
const COMMANDS: ReadonlySet<string> = new Set([
  'clearFaults',
  'clock.advance',
  'clock.freeze',
  'clock.set',
  'expireSession',
  'fault',
  'latency',
  'live.drop',
  'live.simulate',
]);

export type QueuedCall = readonly [member: string, args: readonly unknown[]];

/** The calls made before the first page opens, which apply to that page. */
export function createCallQueue() {
  const added: [string, string][] = [];
  const calls: QueuedCall[] = [];
  return {
    /** Throws if the member needs a page, such as `rows`. */
    add(member: string, args: readonly unknown[]): void {
      const parameter = parameters[member];
      if (parameter) added.push(...parameter(args));
      else if (COMMANDS.has(member)) calls.push([member, args]);
      else throw new Error(`Open a page before world.${member}()`);
    },
    /** The path, with the parameters that it does not have already. */
    addParameters(path: string): string {
      const url = new URL(path, 'http://host');
      for (const [name, value] of added.splice(0))
        if (!url.searchParams.has(name)) url.searchParams.append(name, value);
      return url.pathname.slice(1) + url.search + url.hash;
    },
    /** The other calls; to be made before the page sends its first request. */
    take: (): QueuedCall[] => calls.splice(0),
  };
}
