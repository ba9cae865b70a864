import { SEARCH_LIMIT } from '../../src/shared/limits.ts';
import { displayName } from '../../src/shared/rules/people.ts';
import type { Resolvers } from '../http/RequestContext.ts';
import type { Database } from '../db/Database.ts';
import type { PostRow } from '../db/rows.ts';
import { newestCreated } from '../rules/newestFirst.ts';
import { selection } from '../rules/query.ts';
import { toTag } from '../serializers/catalogue.ts';
import { toPost } from '../serializers/post.ts';
import { userOf } from '../serializers/user.ts';

/** AMB-17: content, destination and the author's name, in any case. */
const matches = (db: Database, post: PostRow, words: string): boolean =>
  [post.content, post.destination ?? '', displayName(userOf(db, post.userId))].some((text) =>
    text.toLowerCase().includes(words),
  );

export const discover: Resolvers<'discover'> = {
  tags({ db, query }) {
    const fastestFirst = db.tag.all().toSorted((a, b) => b.weeklyGrowth - a.weeklyGrowth);
    return selection(fastestFirst, query).map(toTag);
  },

  search({ db, query }) {
    const words = (query.q ?? '').trim().toLowerCase();
    if (!words) return [];

    return newestCreated(db.post.all().filter((post) => matches(db, post, words)))
      .slice(0, SEARCH_LIMIT)
      .map((post) => toPost(db, post));
  },
};
