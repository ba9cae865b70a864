import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tokenFiles } from './tokens/files.ts';
import { validateTokens } from './tokens/validate.ts';

const out = path.resolve(import.meta.dirname, '../design-tokens');
const files = tokenFiles();
const count = await validateTokens(files);
await mkdir(out, { recursive: true });
for (const [name, text] of Object.entries(files)) await writeFile(path.join(out, name), text);
console.log(`${count} tokens in each theme: ${Object.keys(files).join(', ')} in design-tokens/`);
