import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startMockServer } from '../../mocks/node.ts';
import { clock } from '../../src/shared/clock.ts';
import { openapiDocument } from '../openapiDocument.ts';
import { liveChecks } from './checks/live.ts';
import { allPairs } from './checks/endpoints.ts';
import { createCheckContext } from './createCheckContext.ts';
import { Mismatch, Unreachable } from './exchange.ts';
import { parseOptions } from './options.ts';
import { junit, summary } from './report.ts';
import { type RunResult, allChecks, runAll, runCheck } from './run.ts';
import { headersFrom } from './server.ts';
import { asyncapiDocument } from '../contract/asyncapiDocument.ts';
import { validateReplies } from '../contract/validateReplies.ts';
import { variantCheckContext } from './variants/variantServer.ts';
import { variants } from './variants/variants.ts';

const table = readFileSync(new URL('../../docs/conformance-variants.md', import.meta.url), 'utf8');
/** For each variant, the check listed first in the table of variants. */
const noticedBy = new Map(
  [...table.matchAll(/^\| (?<name>.+?) +\| (?<checks>.+?) *\|$/gm)]
    .map(({ groups }) => [groups?.['name'] ?? '', groups?.['checks']?.split('<br>')[0] ?? ''] as const)
    .slice(2),
);
const checkOf = (title: string) => allChecks.find((check) => check.title === title);

describe('the conformance suite', () => {
  let run: RunResult;
  let validation: ReturnType<typeof validateReplies>;
  beforeAll(async () => {
    validation = validateReplies(openapiDocument(), asyncapiDocument([]));
    run = await runAll(variantCheckContext(validation.variant), () => undefined);
  }, 60_000);

  test('[QA-02] gets no reply and no message that the printed contract does not allow', () => {
    expect([...validation.violations]).toEqual([]);
    expect(validation.checkedCount()).toBeGreaterThan(500);
  });

  test('[API-01 to API-46] finds nothing wrong with the mock backend, and covers every call and status', () => {
    expect(run.results.filter(({ outcome }) => outcome === 'differs')).toEqual([]);
    expect([run.uncovered, run.covered.length]).toEqual([[], allPairs.length]);
  });

  test('reports what it skipped, and why', () => {
    const text = summary(run);
    expect(text).toContain('Not tried\n  – [AUTH-16] writes answer 401 and reads go on');
    expect(text).toContain(`${allPairs.length} of ${allPairs.length} pairs of call and status covered`);
  });

  test('writes a JUnit file', () => {
    const [first] = run.results;
    if (!first) throw new Error('No result');
    const results = [first, { ...first, outcome: 'differs' as const, message: '<b>"no"</b>\u0000' }];
    const xml = junit({ ...run, results });
    expect(xml).toContain(
      '<testsuites name="Waystone conformance" tests="2" failures="1" errors="0" skipped="0"',
    );
    expect(xml).toContain('<failure message="&#60;b&#62;&#34;no&#34;&#60;/b&#62;"/>');
  });

  test('has at least 40 broken servers, each in the table with the checks that notice it', () => {
    expect(Object.keys(variants).length).toBeGreaterThanOrEqual(40);
    expect([...noticedBy.keys()]).toEqual(Object.keys(variants));
  });

  test.each(Object.entries(variants))('notices that %s', async (name, variant) => {
    const check = checkOf(noticedBy.get(name) ?? '');
    if (!check) throw new Error(`No check notices it: run npm run conformance:variants`);
    expect(await runCheck(check, variantCheckContext(variant))).toMatchObject({ outcome: 'differs' });
  });
});

describe('against a port', () => {
  const options = (...args: string[]) => parseOptions(['--origin', ...args]);

  test('finds its users on the mock server, and restores it afterwards', async () => {
    const server = await startMockServer(0);
    onTestFinished(() => server.close());
    await server.mockBackend.signIn('traveller_002');
    const { context, leave } = await createCheckContext(options(`${server.origin}/`));
    for (const check of liveChecks.slice(0, 6))
      expect(await runCheck(check, context)).toMatchObject({ outcome: 'holds' });
    await leave();
    const { id } = await (await fetch(`${server.origin}/api/auth/user`)).json();
    expect(id).toBe('traveller_002');
    clock.reset();
  });

  test('distinguishes users by token, and refuses two tokens of the same user', async () => {
    const server = createServer(({ headers: { authorization = '' } }, response) => {
      const token = authorization.replace('Bearer ', '');
      response.writeHead(token === 'bad' ? 401 : 200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ id: `user of ${token}` }));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const { context } = await createCheckContext(options(origin, '--token', 'a', '--token', 'b'));
    expect([context.asha.id, context.ravi.id, context.options.meera]).toEqual([
      'user of a',
      'user of b',
      null,
    ]);
    await expect(createCheckContext(options(origin, '--token', 'a', '--token', 'a'))).rejects.toThrow(
      'both user of a',
    );
    await expect(createCheckContext(options(origin, '--token', 'a', '--token', 'bad'))).rejects.toThrow(
      'Person 2 is not',
    );
    await expect(createCheckContext(options(origin))).rejects.toThrow('is no mock server');
  });

  test('reports a server that does not respond as unreachable', async () => {
    await expect(createCheckContext(options('http://127.0.0.1:9'))).rejects.toThrow(Unreachable);
  });
});

test('reads the header lines that a sign-in command prints', () => {
  expect(headersFrom('printf "Cookie: session=x:%s\\nX-Team: qa\\n"', 'asha')).toEqual({
    Cookie: 'session=x:asha',
    'X-Team': 'qa',
  });
  expect(() => headersFrom('exit 3;', 'asha')).toThrow(Unreachable);
  expect(() => headersFrom('true', 'asha')).toThrow('printed no header line');
});

test.each([
  [[], '--origin is missing'],
  [['--origin', 'localhost'], '--origin is no http(s) URL'],
  [['--origin', 'http://x', '--token', 'a'], 'once for each of two people'],
  [['--origin', 'http://x', '--sing-in', 'a'], "Unknown option '--sing-in'"],
])('refuses the options %j', (args, message) => {
  expect(() => parseOptions(args)).toThrow(message);
});

test('a mismatch includes request and response', async () => {
  const { asha } = variantCheckContext(variants['an unknown user answers 500']);
  const endpoint = {
    method: 'GET',
    path: '/api/users/:id',
    summary: '',
    status: 200,
    errors: [404],
  } as const;
  const refused = asha.refused(endpoint, { params: { id: 'x' } }, 404);
  await expect(refused).rejects.toThrow(Mismatch);
  await expect(refused).rejects.toThrow(/Expected 404. GET \/api\/users\/x answered 500 application\/json/);
});
