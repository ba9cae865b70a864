import { builds } from '../../tools/builds.ts';

/** Another port and other folders let two runs go on at once. */
const first = Number(process.env.ACCEPTANCE_PORT ?? 4181);

/** The bundle under test, and the one built for the sub-path /demo/. */
export const folders = {
  dist: process.env.ACCEPTANCE_DIST ?? builds.demo.folder,
  demo: process.env.ACCEPTANCE_DEMO ?? builds.subPath.folder,
  live: builds.live.folder,
} as const;

/** Where serve.ts serves the bundles; each port behaves as another kind of host. */
export const hosts = {
  /** The bundle at the root, without rewrites: unknown paths get 404.html, as on a plain static host. */
  root: `http://127.0.0.1:${first}/`,
  /** The sub-path build under /demo/, without rewrites. */
  demo: `http://127.0.0.1:${first + 1}/demo/`,
  /** The bundle at the root with every unknown path rewritten to index.html. */
  rewriting: `http://127.0.0.1:${first + 2}/`,
} as const;

/** The deployment that journeys of the target 'real' open. Throws where none is named. */
export function deployment() {
  const { BASE_URL: pages, API_ORIGIN: api = pages, SIGN_IN: signIn } = process.env;
  if (!pages || !api)
    throw new Error('TARGET=real needs BASE_URL, and API_ORIGIN where the API is elsewhere');
  return { pages: pages.replace(/\/?$/, '/'), api, signIn };
}
