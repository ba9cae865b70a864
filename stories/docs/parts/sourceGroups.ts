import type { HouseFile } from '../../../.storybook/sourceIndex.ts';

const NOUN_ROOM = /^(src\/features\/[^/]+|stories\/[^/]+|(?:src|mocks)\/[^/]+(?=\/))/;
/** The room that a file stands in: its folder, two deep, three deep for features. */
const roomOf = (path: string): string => NOUN_ROOM.exec(path)?.[1] ?? path.slice(0, path.indexOf('/'));

/** Things by the room that they stand in, rooms in the order of their first file. */
export function roomsOf<T extends { path: string }>(things: readonly T[]): { room: string; files: T[] }[] {
  const rooms = new Map<string, T[]>();
  for (const thing of things)
    rooms.set(roomOf(thing.path), [...(rooms.get(roomOf(thing.path)) ?? []), thing]);
  return [...rooms].map(([room, files]) => ({ room, files }));
}

/** Every noun that is answered somewhere, and where it stands in each of the four rooms; empty where it has none. */
export function nounsOf(files: readonly HouseFile[]): { noun: string; rooms: string[] }[] {
  const resolvers = files.filter(
    ({ path }) => path.startsWith('mocks/resolvers/') && !path.endsWith('/resolvers.ts'),
  );
  const there = (path: string): string => (files.some((file) => file.path === path) ? path : '');
  return resolvers.map(({ path }) => {
    const noun = path.slice('mocks/resolvers/'.length, -'.ts'.length);
    const feature = `src/features/${noun}/`;
    const parts = files.filter((file) => file.path.startsWith(feature)).length;
    const told = files.filter(
      (file) => file.path.startsWith('stories/') && file.uses.some((used) => used.startsWith(feature)),
    );
    return {
      noun,
      rooms: [
        there(`src/contract/${noun}.ts`),
        parts > 0 ? `${feature} (${parts} files)` : '',
        path,
        told.map((file) => file.path.replace('stories/', '')).join(', '),
      ],
    };
  });
}

/** The list under a heading of a Markdown text. */
export function sectionOf(markdown: string, heading: string): string[] {
  const [, after = ''] = markdown.split(`## ${heading}`);
  const [section = ''] = after.split(/^## /m);
  return section
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));
}
