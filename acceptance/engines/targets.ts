/** A regular expression in JSON form, or the exact text. */
export type Pattern = string | { source: string; flags: string };
type Role = 'article' | 'button' | 'dialog' | 'group' | 'heading' | 'img' | 'link' | 'list' | 'listitem';
type MoreRoles = 'main' | 'navigation' | 'region' | 'searchbox' | 'spinbutton' | 'tab' | 'textbox';

/** How a user would find an element: by role and accessible name, or by label. */
export interface Target {
  role?: Role | MoreRoles;
  /** The accessible name. */
  name?: Pattern;
  /** For inputs without a role, such as dates and files. */
  label?: Pattern;
  /** Its text content. */
  text?: Pattern;
  within?: Target;
  /** An element it must contain. */
  has?: Target;
}

type TextPattern = string | RegExp;
const pattern = (words: TextPattern): Pattern =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };
const inside = (within: Target | undefined): Target => (within ? { within } : {});

export const byRole = (role: NonNullable<Target['role']>, name?: TextPattern, within?: Target): Target => ({
  role,
  ...(name === undefined ? {} : { name: pattern(name) }),
  ...inside(within),
});
export const button = (name: TextPattern, within?: Target): Target => byRole('button', name, within);
export const link = (name: TextPattern, within?: Target): Target => byRole('link', name, within);
export const tab = (name: TextPattern): Target => byRole('tab', name);
export const textbox = (name: TextPattern, within?: Target): Target => byRole('textbox', name, within);
export const field = (label: TextPattern, within?: Target): Target => ({
  label: pattern(label),
  ...inside(within),
});
/** The first feed item or card that contains the target. */
export const articleWith = (has: Target): Target => ({ role: 'article', has });
export const articleWithText = (text: RegExp): Target => ({ role: 'article', text: pattern(text) });
export const heading = (name: TextPattern): Target => byRole('heading', name);
