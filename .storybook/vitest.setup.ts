import { afterEach } from 'vitest';
import * as z from 'zod/mini';

const Parameters = z.looseObject({ requirements: z.array(z.string()) });

/** The parameters of the story that was run: the Storybook addon puts the story, a function, into Vitest's context. */
function parametersOf(context: object): unknown {
  const story: unknown = Reflect.get(context, 'story');
  return typeof story === 'function' ? Reflect.get(story, 'parameters') : undefined;
}

// Goes into the JSON report with the story's result, where `npm run requirements` counts it.
afterEach((context) => {
  const { data } = z.safeParse(Parameters, parametersOf(context));
  if (data) Object.assign(context.task.meta, { requirements: data.requirements });
});
