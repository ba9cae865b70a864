import { writeFileSync } from 'node:fs';
import { openapiDocument } from './openapiDocument.ts';

/** `npm run openapi`: writes the document derived from the endpoint table. */
const file = process.argv[2] ?? 'openapi.json';
const document = openapiDocument();
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
console.log(`${Object.keys(document.paths).length} paths in ${file}`);
