import { Logger, defineConfig, parse } from '@terrazzo/parser';

const ROOT = 'file:///design-tokens/';

/**
 * Validates token files with the reference parser of the Design Tokens format. Returns the number of tokens in the
 * resolver's default theme. Throws with the location of the first error.
 */
export async function validateTokens(files: Readonly<Record<string, string>>): Promise<number> {
  const at = new URL(ROOT);
  const config = defineConfig({}, { cwd: at });
  const logger = new Logger({ level: 'error' });
  const check = async (name: string): Promise<number> => {
    const filename = new URL(name, at);
    const { tokens } = await parse([{ filename, src: files[name] ?? '' }], {
      config,
      logger,
      req: (url) => Promise.resolve(files[url.href.slice(ROOT.length)] ?? ''),
    });
    return Object.keys(tokens).length;
  };
  await check('light.tokens.json');
  await check('dark.tokens.json');
  return check('tokens.resolver.json');
}
