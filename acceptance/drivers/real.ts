import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { GUEST_ID } from '../../src/shared/limits.ts';
import { type Driver, isNetworkReport, untilInteractive } from './Driver.ts';
import { type Call, createTrafficCheck } from './createTrafficCheck.ts';
import { watchCalls } from './watchCalls.ts';

/** Options of a sign-in hook, which is called before the first page opens. */
export interface SignIn {
  context: BrowserContext;
  /** The user of the journey: 'traveller_001' is the default, 'visitor' means signed out. */
  person: string;
  pages: string;
  api: string;
}

const VISITOR = 'visitor';

/** Link parameters that a real backend does not support. */
const CONTROLS = ['scenario', 'fault', 'latency', 'clock', 'ids', 'simulate', 'transport'];
/** Values allowed with any deployment, since they have no effect. */
const HARMLESS = new Map([['scenario', 'full']]);

/** Without a hook, tests run as whoever the deployment takes a new browser for. */
async function refuseSignIn({ person }: SignIn): Promise<void> {
  if (person !== GUEST_ID && person !== VISITOR)
    throw new Error(`Nothing here signs in as ${person}: name a module in SIGN_IN, as docs/qa.md describes.`);
}

async function loadSignIn(file: string | undefined): Promise<(options: SignIn) => Promise<void>> {
  if (!file) return refuseSignIn;
  const module: { default?: unknown } = await import(pathToFileURL(path.resolve(file)).href);
  const hook = module.default;
  if (typeof hook !== 'function') throw new TypeError(`${file} has no default export to sign in with`);
  return async (options) => void (await Reflect.apply(hook, undefined, [options]));
}

const noControl = (what: string): Promise<never> =>
  Promise.reject(new Error(`A real backend cannot be told: ${what}. Tag the journey @mock.`));

/** Returns a function that throws if the pages have sent calls elsewhere. */
function watchOrigin(context: BrowserContext, origin: string): () => void {
  let other: string | null = null;
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/') && url.origin !== origin) other = url.origin;
  });
  return () => {
    if (other !== null)
      throw new Error(`The pages send their calls to ${other}, but API_ORIGIN is ${origin}.`);
  };
}

interface Deployment {
  /** Base URL of the pages (BASE_URL). */
  pages: string;
  /** Origin of /api and /ws (API_ORIGIN); the same as the pages by default. */
  api: string;
  /** A module whose default export signs in (SIGN_IN). */
  signIn: string | undefined;
}

/** Any deployment of the live build, driven only through its user interface. */
export function createReal({ pages, api, signIn }: Deployment): Driver {
  const { origin } = new URL(api);
  const contract = createTrafficCheck();
  let calls = (): Promise<Call[]> => Promise.resolve([]);
  let signedIn: string | null = null;
  let checkCalls = (): void => undefined;
  async function signInAs(page: Page, person: string): Promise<void> {
    if (person === signedIn) return;
    const hook = await loadSignIn(signIn);
    await hook({ context: page.context(), person, pages, api: origin });
    signedIn = person;
  }
  return {
    baseURL: pages,
    prepare(context) {
      calls = watchCalls(context, origin);
      contract.watchSockets(context);
      checkCalls = watchOrigin(context, origin);
      return Promise.resolve();
    },
    async open(page, address) {
      const url = new URL(address.replace(/^\//, ''), pages);
      const control = CONTROLS.find(
        (name) => url.searchParams.has(name) && url.searchParams.get(name) !== HARMLESS.get(name),
      );
      if (control !== undefined) await noControl(control);
      if (url.hash.startsWith('#moment=')) await noControl('moment');
      await signInAs(page, url.searchParams.get('as') ?? signedIn ?? GUEST_ID);
      for (const name of [...CONTROLS, 'as', 'now']) url.searchParams.delete(name);
      await page.goto(url.href);
      await untilInteractive(page);
      checkCalls();
    },
    call: (_page, member) => noControl(`world.${member}`),
    run: (_page, call) => noControl(call),
    origins: [origin],
    isExpected: (message) => isNetworkReport(message, origin),
    problems: async () => contract.problems(await calls()),
  };
}
