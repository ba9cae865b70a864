import { runInThisContext } from 'node:vm';
import type { BrowserContext, Page } from '@playwright/test';
import sirv from 'sirv';
import { type MockBackend, type World, startMockServer } from '../../mocks/node.ts';
import { type BackendChange, windowEvents } from '../../src/shared/windowEvents.ts';
import { type Driver, isNetworkReport, untilInteractive } from './Driver.ts';
import { createCallQueue } from './callQueue.ts';
import { createTrafficCheck } from './createTrafficCheck.ts';

const COOKIE = 'waystone-world';

/** Serves the live build and its API from this process, on a free port by default. */
export function startInProcess(folder: string, port = 0) {
  const serve = sirv(folder, { single: true });
  const missing = (_: unknown, outgoing: { writeHead: (status: number) => { end: () => void } }): void =>
    outgoing.writeHead(404).end();
  return startMockServer(port, {
    files: (incoming, outgoing) => serve(incoming, outgoing, () => missing(incoming, outgoing)),
  });
}
export type InProcessServer = Awaited<ReturnType<typeof startInProcess>>;

const tellPage = (page: Page, changed: BackendChange): Promise<unknown> =>
  page
    .evaluate(([name, detail]) => dispatchEvent(new CustomEvent(name, { detail })), [
      windowEvents.backendChanged,
      changed,
    ] as const)
    // A page that is being left has nothing to refetch.
    .catch(() => undefined);

/** Finds a member by its path, such as 'live.emit'. */
function memberOf(mockBackend: MockBackend, member: string): (...args: readonly unknown[]) => unknown {
  const method: unknown = member
    .split('.')
    .reduce((value: unknown, name) => Reflect.get(Object(value), name), mockBackend);
  if (typeof method !== 'function') throw new TypeError(`No such member: ${member}`);
  return (...args) => Reflect.apply(method, undefined, args);
}

/** Evaluates a call given as text, such as 'clock.advance(1000)'. */
function evaluate(mockBackend: MockBackend, call: string): unknown {
  const run: unknown = runInThisContext(`(mockBackend) => mockBackend.${call}`);
  if (typeof run !== 'function') throw new TypeError(call);
  return Reflect.apply(run, undefined, [mockBackend]);
}

type Calls = Awaited<ReturnType<MockBackend['requests']>>;
const failures = (calls: Calls): string[] =>
  calls
    .filter(({ status, reply }) => status === 500 && JSON.stringify(reply).includes('Internal error'))
    .map(({ method, path }) => `The backend failed at ${method} ${path}`);

type Contract = ReturnType<typeof createTrafficCheck>;

/**
 * Opens a world in which messages wait for connected clients, and pages refetch after each call that changes
 * data.
 */
async function openWorld(server: InProcessServer, name: string, contract: Contract, pages: () => Page[]) {
  const refetches: Promise<unknown>[] = [];
  const world: World = await server.world(name, {
    notifyApp: (changed) => void refetches.push(...pages().map((page) => tellPage(page, changed))),
  });
  const { mockBackend } = world;
  async function perform(call: string, work: () => unknown): Promise<unknown> {
    if (call.startsWith('live.emit')) await world.sockets.untilConnected();
    const value = await work();
    await Promise.all(refetches.splice(0));
    return value;
  }
  return {
    world,
    call: (member: string, args: readonly unknown[]): Promise<unknown> => {
      if (member === 'fault') contract.expectFailure(String(args[0]));
      return perform(member, () => memberOf(mockBackend, member)(...args));
    },
    run: (call: string): Promise<unknown> => {
      const [, endpoint] = /^fault\('([^']+)'/.exec(call) ?? [];
      if (endpoint) contract.expectFailure(endpoint);
      return perform(call, () => evaluate(mockBackend, call));
    },
  };
}

/**
 * The live build with a separate world per test in this process, so that its requests go over the network.
 */
export async function createInProcess(server: InProcessServer, name: string): Promise<Driver> {
  let pages: () => Page[] = () => [];
  let isOpen = false;
  const contract = createTrafficCheck();
  const queuedCalls = createCallQueue();
  const { world, call, run } = await openWorld(server, name, contract, () => pages());
  return {
    baseURL: `${server.origin}/`,
    async prepare(context: BrowserContext) {
      pages = () => context.pages();
      contract.watchSockets(context);
      await context.addCookies([{ name: COOKIE, value: name, url: server.origin }]);
    },
    async open(page, path) {
      const link = new URL(queuedCalls.addParameters(path), server.origin);
      for (const fault of link.searchParams.getAll('fault')) contract.expectFailure(fault);
      const address = await world.openLink(link.href);
      for (const [member, args] of queuedCalls.take()) await call(member, args);
      isOpen = true;
      await page.goto(address);
      await untilInteractive(page);
    },
    call: async (_page, member, args) => (isOpen ? call(member, args) : queuedCalls.add(member, args)),
    run: (_page, text) => run(text),
    origins: [],
    isExpected: (message) => isNetworkReport(message, server.origin),
    async problems() {
      const calls = await world.mockBackend.requests();
      return [...failures(calls), ...contract.problems(calls)];
    },
  };
}
