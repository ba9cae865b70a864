import { type ResolvedConfig, build } from 'vite';

interface Script {
  /** The entry module. */
  entry: string;
  name: string;
  /** Identifiers in the code and the expressions that replace them. */
  define?: Record<string, string>;
}

/** Bundles a script that the page or the browser loads directly into one classic script without imports. */
export async function bundleScript(
  { base, root }: ResolvedConfig,
  { entry, name, define = {} }: Script,
): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    base,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name, fileName: name },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`The script ${name} is not built`);
  return chunk.code;
}
