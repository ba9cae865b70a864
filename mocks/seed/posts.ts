import { faker } from '@faker-js/faker/locale/en';
import { DAY, MINUTE } from '../../src/shared/limits.ts';
import type { PollRow, PostRow } from '../db/rows.ts';
import { places } from '../pictures/places.ts';
import { ago } from './dates.ts';
import type { PlannedDraft } from './postContent.ts';
import { numbered } from './numbered.ts';

const VARIANTS = 4;
const byAge = (a: { minutesAgo: number }, b: { minutesAgo: number }): number => a.minutesAgo - b.minutesAgo;

/** 'Hampi, India', as people write it. */
function destinationOf(slug: string | null): string | null {
  const place = places.find((candidate) => candidate.slug === slug);
  if (!place) return null;
  return place.name === place.country ? place.name : `${place.name}, ${place.country}`;
}

/** Different views of one place; none of nowhere. */
function picturesOf({ slug, pictures }: PlannedDraft): string[] {
  if (!slug) return [];
  const first = faker.number.int({ min: 0, max: VARIANTS - 1 });
  return Array.from({ length: pictures }, (_, n) => `asset:scenery/${slug}-${(first + n) % VARIANTS}.svg`);
}

export interface PublishedPost {
  row: PostRow;
  draft: PlannedDraft;
}

/** Post rows, the newest being post_001. */
export function publish(drafts: readonly PlannedDraft[]): PublishedPost[] {
  return drafts.toSorted(byAge).map((draft, index) => ({
    draft,
    row: {
      id: numbered('post', index + 1),
      userId: draft.userId,
      type: draft.type,
      content: draft.text,
      destination: destinationOf(draft.slug),
      images: picturesOf(draft),
      createdAt: ago(draft.minutesAgo),
    },
  }));
}

/** Days that polls stay open, dealt out in turn; null is never. */
const DURATIONS = [3, 7, 1, 14, null, 30, 7] as const;
/** The one poll that ends within the hour: the third, so that it is found on the first page. */
const LAST_CALL = { index: 2, minutes: 40 };

/** The three encodings that the product meets, in turn (AMB-13); commas within an option rule out the third. */
function encoded(options: readonly string[], index: number): string | string[] {
  const hasComma = options.some((option) => option.includes(','));
  if (index % 3 === 1 || (index % 3 === 2 && hasComma)) return JSON.stringify(options);
  return index % 3 === 2 ? options.join(', ') : [...options];
}

function endOf(minutesAgo: number, index: number): string | null {
  if (index === LAST_CALL.index) return ago(-LAST_CALL.minutes);
  const days = DURATIONS[index % DURATIONS.length];
  return days ? ago(minutesAgo - (days * DAY) / MINUTE) : null;
}

/** The polls of poll posts, the newest being poll_001. */
export function pollsOf(posts: readonly PublishedPost[]): PollRow[] {
  return posts
    .filter(({ row }) => row.type === 'poll')
    .map(({ row, draft }, index) => ({
      id: numbered('poll', index + 1),
      postId: row.id,
      options: encoded(draft.options, index),
      expiresAt: endOf(draft.minutesAgo, index),
    }));
}
