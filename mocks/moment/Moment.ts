import * as z from 'zod/mini';
import { ID_KINDS } from '../world/ActionLog.ts';

export const MOMENT_VERSION = 1;

function described<S extends z.ZodMiniType>(schema: S, description: string): S {
  z.globalRegistry.add(schema, { description });
  return schema;
}

const time = described(z.union([z.string(), z.number()]), 'An ISO date, or milliseconds since 1970.');

/** One write of the log, in a form people can write by hand. */
const MomentEntry = z.strictObject({
  at: time,
  as: described(z.string(), "The user's id."),
  method: described(z.string(), 'POST, PATCH or DELETE.'),
  path: described(z.string(), "With its ids: '/api/posts/post_x/like'."),
  body: z.optional(described(z.unknown(), 'As the endpoint reads it; pictures by their references.')),
  id: z.optional(described(z.string(), "Rows that it makes end with it; '1-1', '1-2' … without it.")),
});
export type MomentEntry = z.infer<typeof MomentEntry>;

const column = z.array(z.number());

/** The same log in columns, a third of the size: used in links. */
const PackedLog = z.strictObject({
  calls: described(z.array(z.string()), "The endpoints in use, as 'posts.like'."),
  call: described(column, 'Of each entry, its place in `calls`.'),
  at: described(column, 'Milliseconds since the entry before; the first since the beginning.'),
  people: z.array(z.string()),
  as: z.optional(described(column, 'The place in `people`; the first without it.')),
  of: described(
    z.array(z.union([z.number(), z.string()])),
    "The id in the path, where there is one: its place among the world's first posts, polls, questions, answers and " +
      "to-dos, or 'post_@3' for the post that entry 3 has made, or the id itself.",
  ),
  bodies: z.array(z.unknown()),
  clients: z.array(z.string()),
  by: z.optional(described(column, 'The place in `clients`; the first without it.')),
  n: z.optional(described(column, 'The number of the entry among those of its client; counted without it.')),
});
export type PackedLog = z.infer<typeof PackedLog>;

const control = z.strictObject({
  name: described(z.string(), 'The accessible name.'),
  index: z.optional(described(z.number(), 'Which one of several with this name, from 0.')),
});
export type ControlName = z.infer<typeof control>;

/** The UI state of the page. */
export const PagePart = z.strictObject({
  theme: z.optional(z.enum(['light', 'dark'])),
  route: z.optional(described(z.string().check(z.startsWith('/')), "Path and query: '/explore?q=goa'.")),
  scroll: z.optional(
    described(
      z.strictObject({ top: z.number(), height: z.optional(z.number()) }),
      'How far down, and how high the loaded page was, px.',
    ),
  ),
  open: z.optional(described(z.array(control), 'The controls that opened what is open, in order.')),
  drafts: z.optional(
    described(z.record(z.string(), z.string()), 'Unsent forms as JSON, by person and form.'),
  ),
  fields: z.optional(
    described(z.array(z.strictObject({ ...control.shape, value: z.string() })), 'What stands in fields.'),
  ),
  secondPhone: z.optional(
    described(z.string(), "Who holds the second phone, where it is open: a user's id, or 'visitor'."),
  ),
});
export type PagePart = z.infer<typeof PagePart>;

const AwardName = z.enum([
  'create-post',
  'ask-question',
  'comment',
  'like',
  'poll-vote',
  'answer',
  'local-answer',
  'visit-place',
]);

/** Point rules that differ from the specification. */
const Points = z.strictObject({
  worths: z.optional(
    described(
      z.partialRecord(AwardName, z.number().check(z.minimum(0))),
      'What awards are worth, where changed.',
    ),
  ),
  perLevel: z.optional(z.number().check(z.minimum(1))),
  replayed: z.optional(described(z.boolean(), 'The awards of the beginning count by it, too.')),
});

const Task = z.strictObject({
  kind: z.enum(['save-place', 'answer-question', 'ask-question', 'like', 'vote', 'post', 'visit', 'plan']),
  about: z.optional(described(z.string(), 'The place that it is about.')),
  text: described(z.string(), 'What the participant is asked to do.'),
});
/** Tasks for whoever opens the moment. */
export const Study = z.strictObject({
  title: z.string(),
  tasks: z.array(Task).check(z.minLength(1)),
});
export type Study = z.infer<typeof Study>;

/**
 * A moment of the demo: the world, who is signed in and what the page shows. Everything but the version is optional.
 */
export const Moment = z.strictObject({
  $schema: z.optional(z.string()),
  version: z.literal(MOMENT_VERSION),
  world: z.optional(
    z.strictObject({
      scenario: z.optional(z.string()),
      seed: z.optional(z.number()),
      begins: z.optional(time),
      ids: z.optional(z.enum(ID_KINDS)),
    }),
  ),
  base: z.optional(
    described(
      z.record(z.string(), z.unknown()),
      "Rows of the beginning that are not the scenario's, by table and id ('post/post_x'); null for a missing one.",
    ),
  ),
  log: z.optional(z.union([z.array(MomentEntry), PackedLog])),
  hash: z.optional(
    described(z.string(), 'The digest of all rows after the log; another one refuses the moment.'),
  ),
  pictures: z.optional(described(z.record(z.string(), z.string()), 'Uploads as data: URLs, by id.')),
  person: z.optional(described(z.string(), "A user's id, or 'visitor'.")),
  clock: z.optional(z.strictObject({ now: time, frozen: z.optional(z.boolean()) })),
  faults: z.optional(described(z.array(z.string()), "As in links: 'GET /api/sponsors~500'.")),
  latency: z.optional(z.number()),
  page: z.optional(PagePart),
  points: z.optional(Points),
  study: z.optional(described(Study, 'Tasks for whoever opens it, timed and judged in their browser.')),
});
export type Moment = z.infer<typeof Moment>;
