/** Another port and folder let two runs stand side by side. */
const first = Number(process.env.ACCEPTANCE_PORT ?? 4181);

/** The bundle under test, and its build under /demo/. */
export const folders = {
  dist: process.env.ACCEPTANCE_DIST ?? 'dist',
  demo: process.env.ACCEPTANCE_DEMO ?? 'node_modules/.cache/waystone/demo',
} as const;

/** Where serve.ts puts the bundles; each port is a host of its own kind. */
export const hosts = {
  /** The bundle at the root, without rewrites: unknown paths get 404.html, as on a plain static host. */
  root: `http://127.0.0.1:${first}/`,
  /** The sub-path build under /demo/, without rewrites. */
  demo: `http://127.0.0.1:${first + 1}/demo/`,
  /** The bundle at the root with every unknown path rewritten to index.html. */
  rewriting: `http://127.0.0.1:${first + 2}/`,
} as const;
