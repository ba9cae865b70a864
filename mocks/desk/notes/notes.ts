import * as z from 'zod/mini';
import { createSetting } from '../deskSettings.ts';
import { createStore } from '../../world/createStore.ts';

/** Only data: URLs, so that an imported file cannot make requests to another host. */
const PICTURE = /^data:image\/(?:webp|png|jpeg);base64,[\w+/=]+$/;

const Note = z.object({
  id: z.string(),
  text: z.string(),
  /** Describes the element it is pinned to. */
  about: z.string(),
  route: z.string(),
  link: z.string(),
  at: z.string(),
  /** Screenshot of the element, as a data: URL. */
  picture: z.optional(z.string().check(z.regex(PICTURE))),
  resolved: z.boolean(),
});
export type Note = z.infer<typeof Note>;

const setting = createSetting('notes', z.array(Note), []);
const value = createStore<readonly Note[]>(setting.read());

/** This browser's notes, newest first. */
export const notes = {
  get: value.get,
  subscribe: value.subscribe,
  change(next: readonly Note[]): void {
    setting.write([...next]);
    value.change(next);
  },
};

const FIELDS = ['about', 'route', 'at', 'link'] as const;

/** Formats notes as a document that people and `parseMarkdown` can read. */
export const toMarkdown = (list: readonly Note[]): string =>
  [
    '# Notes from the demo',
    ...list.map((note) =>
      [
        `## ${note.resolved ? '[x]' : '[ ]'} ${note.text.replaceAll('\n', ' ')}`,
        ...FIELDS.map((field) => `- ${field}: ${note[field]}`),
        `- id: ${note.id}`,
        ...(note.picture ? ['', `![What it is about](${note.picture})`] : []),
      ].join('\n'),
    ),
  ].join('\n\n') + '\n';

const fieldIn = (block: string, field: string): string =>
  new RegExp(`^- ${field}: (.*)$`, 'm').exec(block)?.[1] ?? '';

/** Parses notes from such a document; anything else is skipped. */
export const parseMarkdown = (text: string): Note[] =>
  text
    .split(/^## /m)
    .slice(1)
    .flatMap((block) => {
      const [, mark, words] = /^\[([ x])\] (.*)$/m.exec(block) ?? [];
      const id = fieldIn(block, 'id');
      if (words === undefined || id === '') return [];
      const [about, route, at, link] = FIELDS.map((field) => fieldIn(block, field));
      const picture = /^!\[.*\]\((.*)\)$/m.exec(block)?.[1] ?? '';
      const note = { id, text: words, about: about!, route: route!, at: at!, link: link! };
      return [{ ...note, resolved: mark === 'x', ...(PICTURE.test(picture) ? { picture } : {}) }];
    });

/** Puts imported notes before existing ones; a note with the same id replaces the existing one. */
export const merge = (list: readonly Note[], added: readonly Note[]): Note[] => [
  ...added,
  ...list.filter(({ id }) => !added.some((note) => note.id === id)),
];
