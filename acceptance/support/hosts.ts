/** Where serve.ts puts the bundles; each port is a host of its own kind. */
export const hosts = {
  /** `dist/` at the root, without rewrites: unknown paths get 404.html, as on a plain static host. */
  root: 'http://127.0.0.1:4181/',
  /** The sub-path build under /demo/, without rewrites. */
  demo: 'http://127.0.0.1:4182/demo/',
  /** `dist/` at the root with every unknown path rewritten to index.html. */
  rewriting: 'http://127.0.0.1:4183/',
} as const;
