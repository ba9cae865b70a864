import type { Plugin } from 'vite';

/** Lets Chromium compile all functions of a script off the main thread, instead of one by one as they are called. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts of the first load, most of whose functions run within seconds. Fails the build if one is missing.
 * It is the last hook, since Chromium reads the hint only at the top of a script.
 */
export const compileHints = ({ live }: { live: boolean }): Plugin => ({
  name: 'waystone-compile-hints',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.values(bundle);
      for (const name of ['index', 'home', ...(live ? [] : ['backend'])]) {
        const script = files.find((file) => file.type === 'chunk' && file.name === name);
        if (script?.type === 'chunk') script.code = HINT + script.code;
        else this.error(`The build has no script named ${name}`);
      }
    },
  },
});
