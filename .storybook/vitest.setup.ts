import { afterEach } from 'vitest';
import * as z from 'zod/mini';

const Parameters = z.looseObject({ requirements: z.array(z.string()) });

/**
 * The parameters of the story that was run: the Storybook addon stores the story, a function, in Vitest's
 * context.
 */
function parametersOf(context: object): unknown {
  const story: unknown = Reflect.get(context, 'story');
  return typeof story === 'function' ? Reflect.get(story, 'parameters') : undefined;
}

afterEach((context) => {
  const { data } = z.safeParse(Parameters, parametersOf(context));
  // Included in the JSON report with the story's result, where `npm run requirements` counts it.
  if (data) Object.assign(context.task.meta, { requirements: data.requirements });
  // Storybook's test panel shows the accessibility report; on the command line its 50 kB per story are not
  // needed.
  if (import.meta.env.VITEST_STORYBOOK !== 'true') Reflect.deleteProperty(context.task.meta, 'reports');
});
