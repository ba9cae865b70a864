import path from 'node:path';
import * as z from 'zod/mini';
import { idsIn } from './requirements.ts';

/** One executed test, journey or story. */
export interface Result {
  kind: 'unit' | 'story' | 'journey';
  title: string;
  /** Path from the repository root. */
  file: string;
  status: 'passed' | 'failed' | 'skipped';
  /** The requirements and decisions it names. */
  ids: string[];
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          meta: z.object({
            storyId: z.optional(z.string()),
            requirements: z.optional(z.array(z.string())),
          }),
        }),
      ),
    }),
  ),
});

const statusOf = (status: string): Result['status'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped';

/** The results in a Vitest JSON report. A story names its IDs in `parameters.requirements`. */
export function readVitest(report: unknown, root: string): Result[] {
  return z.parse(VitestReport, report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, meta }) => ({
      kind: meta.storyId ? ('story' as const) : ('unit' as const),
      title: meta.storyId ?? fullName,
      file: path.relative(root, name).replaceAll('\\', '/'),
      status: statusOf(status),
      ids: [...idsIn(fullName), ...(meta.requirements ?? [])],
    })),
  );
}

const Suite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) }),
  ),
  get suites(): z.ZodMiniOptional<z.ZodMiniArray<typeof Suite>> {
    return z.optional(z.array(Suite));
  },
});
const PlaywrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(Suite),
});

/** A test that passed after a retry is `flaky`, and counts as passed. */
function journeyStatus(tests: readonly { status: string }[]): Result['status'] {
  if (tests.some(({ status }) => status === 'unexpected')) return 'failed';
  return tests.some(({ status }) => status === 'expected' || status === 'flaky') ? 'passed' : 'skipped';
}

/** The results in a Playwright JSON report. */
export function readPlaywright(report: unknown, root: string): Result[] {
  const { config, suites } = z.parse(PlaywrightReport, report);
  const collect = (suite: z.infer<typeof Suite>, above: string[]): Result[] => [
    ...suite.specs.map(({ title, file, tests }) => {
      const fullTitle = [...above, title].join(' ');
      return {
        kind: 'journey' as const,
        title: fullTitle,
        file: path.relative(root, path.join(config.rootDir, file)).replaceAll('\\', '/'),
        status: journeyStatus(tests),
        ids: idsIn(fullTitle),
      };
    }),
    ...(suite.suites ?? []).flatMap((inner) => collect(inner, [...above, inner.title])),
  ];
  // The outermost suite is the file, whose name is not part of a title.
  return suites.flatMap((suite) => collect(suite, []));
}
