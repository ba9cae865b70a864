import { type ResolvedConfig, build } from 'vite';
import { SEED_PLUGIN } from './seedModule.ts';

interface Script {
  /** The entry module. */
  entry: string;
  name: string;
  /** Identifiers in the code and the expressions that replace them. */
  define?: Record<string, string>;
  /** Modules that the script never loads, although its code can. */
  external?: RegExp[];
}

/** Bundles a script that the page or the browser loads directly into one classic script without imports. */
export async function bundleScript(
  { base, root, resolve, plugins }: ResolvedConfig,
  { entry, name, define = {}, external = [] }: Script,
): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    base,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    resolve: { alias: resolve.alias },
    plugins: plugins.filter(({ name: plugin }) => plugin === SEED_PLUGIN),
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { external },
      lib: { entry, formats: ['iife'], name, fileName: name },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`The script ${name} is not built`);
  return chunk.code;
}
