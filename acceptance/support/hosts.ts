import path from 'node:path';
import { builds } from '../../tools/builds.ts';

/** Number of consecutive ports that a run listens on. */
export const HOST_COUNT = 4;
/** `npm run test:e2e` finds free ports: another checkout may be tested at the same time. */
const first = Number(process.env.ACCEPTANCE_PORT ?? 4181);

/** The bundle under test, and the one built for the sub-path /demo/. */
export const folders = {
  dist: process.env.ACCEPTANCE_DIST ?? builds.demo.folder,
  demo: process.env.ACCEPTANCE_DEMO ?? builds.subPath.folder,
  live: builds.live.folder,
} as const;

/** URLs on which serve.ts serves the bundles; each port behaves like a different kind of host. */
export const hosts = {
  /** The bundle at the root, without rewrites: unknown paths get 404.html, as on a plain static host. */
  root: `http://127.0.0.1:${first}/`,
  /** The sub-path build under /demo/, without rewrites. */
  demo: `http://127.0.0.1:${first + 1}/demo/`,
  /** The bundle at the root with every unknown path rewritten to index.html. */
  rewriting: `http://127.0.0.1:${first + 2}/`,
} as const;

/** The live build with a mock server that is unaware of the tests; the default for TARGET=real. */
export const liveHost = `http://127.0.0.1:${first + 3}/`;

/** Whether journeys run against a remote deployment, so that nothing needs to be built or served here. */
export const isDeployed = process.env.TARGET === 'real' && Boolean(process.env.BASE_URL);

/** The deployment opened by TARGET=real. */
export function deployment() {
  const { BASE_URL, SIGN_IN } = process.env;
  const pages = (BASE_URL ?? liveHost).replace(/\/?$/, '/');
  const api = process.env.API_ORIGIN ?? pages;
  const signIn = SIGN_IN ?? (BASE_URL ? undefined : path.join(import.meta.dirname, '../drivers/signIn.ts'));
  return { pages, api, signIn };
}
