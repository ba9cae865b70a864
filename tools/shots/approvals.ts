import * as z from 'zod/mini';

/** A picture of a screen, as created by the tools and shown on the wall. */
const Shot = z.object({
  /** Story, theme and width: `home--default.light.390`. */
  name: z.string(),
  story: z.string(),
  screen: z.string(),
  state: z.string(),
  theme: z.enum(['light', 'dark']),
  width: z.number(),
  /** Hashes; the picture's is also its file name. */
  markup: z.string(),
  picture: z.string(),
});
export type Shot = z.infer<typeof Shot>;

export const Shots = z.object({
  /** Browser and operating system. On others, the same screen has different pixels. */
  madeWith: z.string(),
  /** Hash of the Storybook build it was taken from. */
  build: z.string(),
  shots: z.array(Shot),
});
export type Shots = z.infer<typeof Shots>;

/** What designers have approved, as stored in stories/approvals.json. */
export const Approvals = z.object({
  madeWith: z.string(),
  /** Hashes of markup and picture, by picture name. */
  approved: z.record(z.string(), z.object({ markup: z.string(), picture: z.string() })),
});
export type Approvals = z.infer<typeof Approvals>;
export const NOTHING_APPROVED: Approvals = { madeWith: '', approved: {} };

/** `looks`: the pixels have changed; `markup`: only the names, texts or styles have. */
export type Status = 'not approved' | 'same' | 'looks' | 'markup';

/** Whether a picture has changed since it was approved. Pictures of another system are not compared. */
export function statusOf(shot: Shot, madeWith: string, approvals: Approvals): Status {
  const approved = approvals.approved[shot.name];
  if (!approved) return 'not approved';
  const comparable = madeWith === approvals.madeWith && approved.picture !== '';
  if (comparable && approved.picture !== shot.picture) return 'looks';
  return approved.markup === shot.markup ? 'same' : 'markup';
}
export const hasChanged = (status: Status): boolean => status === 'looks' || status === 'markup';

/** Approves pictures. Approvals from another system are kept by markup only. */
export function approve(
  approvals: Approvals,
  { madeWith }: Pick<Shots, 'madeWith'>,
  shots: readonly Shot[],
): Approvals {
  const approved = new Map(Object.entries(approvals.approved));
  if (approvals.madeWith !== madeWith)
    for (const [name, { markup }] of approved) approved.set(name, { markup, picture: '' });
  for (const { name, markup, picture } of shots) approved.set(name, { markup, picture });
  const sorted = [...approved].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return { madeWith, approved: Object.fromEntries(sorted) };
}
