import { Parser } from '@asyncapi/parser';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { POINTS } from '../../src/shared/limits.ts';
import { importModule } from '../vite/importModule.ts';
import { contractPack } from './contractPack.ts';

/** Loaded with require, because Node cannot load its ESM build. */
const { PostmanValidator }: typeof import('@har-sdk/validator') = createRequire(import.meta.url)(
  '@har-sdk/validator',
);

let pack: Awaited<ReturnType<typeof contractPack>>;
beforeAll(async () => {
  pack = await contractPack();
}, 60_000);

/** Lints the files with all of redocly's recommended rules. */
function lint(names: readonly (keyof typeof pack)[]): number[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [each, document] of Object.entries(pack))
    writeFileSync(path.join(folder, each), JSON.stringify(document));
  const cli = path.resolve(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');
  const files = names.map((name) => path.join(folder, name));
  const report = execFileSync(
    process.execPath,
    [cli, 'lint', '--extends=recommended', '--format=json', ...files],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  // One report per file.
  return [...report.matchAll(/"(?:errors|warnings)": *(\d+)/g)].map(([, count]) => Number(count));
}

describe('[QA-02] is accepted without a warning', { timeout: 60_000 }, () => {
  test('openapi.json, asyncapi.json and arazzo.json by redocly', () => {
    expect(lint(['openapi.json', 'asyncapi.json', 'arazzo.json'])).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('asyncapi.json by the parser of AsyncAPI', async () => {
    const { document, diagnostics } = await new Parser().parse(JSON.stringify(pack['asyncapi.json']));
    expect(document?.version()).toBe('3.0.0');
    // The hint that a newer AsyncAPI version exists is the only one.
    expect(diagnostics.map(({ code }) => code)).toEqual(['asyncapi-latest-version']);
  });

  test('postman_collection.json by the schema of Postman 2.1', async () => {
    const problems = await new PostmanValidator().verify(
      JSON.parse(JSON.stringify(pack['postman_collection.json'])),
    );
    expect(problems).toEqual([]);
  });
});

test(
  '[QA-02] is the same in a build, which cannot load further modules by then',
  { timeout: 60_000 },
  async () => {
    const built = await importModule<typeof import('./contractPack.ts')>('tools/contract/contractPack.ts');
    expect(await built.contractPack()).toEqual(await contractPack());
  },
);

test('[QA-02] has every call in the Postman collection, with an example of each answer', () => {
  const calls = pack['postman_collection.json'].item.flatMap(({ item }) => item);
  const all = Object.values(endpoints).flatMap((group) => Object.values(group));
  expect(calls.map(({ name }) => name)).toEqual(all.map(({ method, path: at }) => `${method} ${at}`));
  expect(calls.find(({ name }) => name === 'POST /api/polls/:id/vote')?.['response']).toMatchObject([
    { code: 200 },
    { code: 400 },
    { code: 404 },
    { code: 409 },
  ]);
});

test('[QA-02, PTS-01 to PTS-08] has a workflow for each way to earn points, with what the socket sends', () => {
  const { workflows } = pack['arazzo.json'];
  expect(Object.fromEntries(workflows.map((each) => [each['workflowId'], each['x-points']]))).toEqual(POINTS);
  expect(workflows.find((each) => each['workflowId'] === 'poll-vote')).toMatchObject({
    'x-socket-messages': [
      { message: 'poll_update', to: 'everyone else' },
      { message: 'poll_updated', to: 'the author' },
    ],
  });
});

test('[QA-02] allows additional fields in replies and messages', () => {
  const text = JSON.stringify([pack['openapi.json'], pack['asyncapi.json']]);
  expect(text).not.toContain('"additionalProperties":false');
});
