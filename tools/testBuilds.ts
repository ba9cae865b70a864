import { type BuildName, builds, ensureBuild } from './builds.ts';

/** `npm run test:builds`: the bundles that `npm run size` and the journeys test. */
const names: BuildName[] = ['demo', 'subPath', 'live'];
for (const name of names) ensureBuild(name);
console.log(`${names.length} builds in ${builds.demo.folder.replace(/\/\w+$/, '')}`);
