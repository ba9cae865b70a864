import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractPack } from './contract/contractPack.ts';

/** `npm run contract`: writes the contract pack, derived from the endpoint table and the schemas. */
const FOLDER = 'contract-pack';
mkdirSync(FOLDER, { recursive: true });
for (const [name, document] of Object.entries(await contractPack())) {
  const file = path.join(FOLDER, name);
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
  console.log(file);
}
