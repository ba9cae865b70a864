import { SEARCH_LIMIT } from '../../src/shared/limits.ts';
import { displayName } from '../../src/shared/rules/people.ts';
import type { Database } from '../db/Database.ts';
import type { PostRow } from '../db/rows.ts';
import type { Resolvers } from '../http/RequestContext.ts';
import { newestCreatedFirst } from '../rules/newestFirst.ts';
import { selectFeatured } from '../rules/query.ts';
import { toTag } from '../serializers/catalogue.ts';
import { toPost } from '../serializers/post.ts';
import { userOf } from '../serializers/user.ts';

/** Searches content, destination and the author's name, ignoring case (AMB-17). */
const matches = (db: Database, post: PostRow, text: string): boolean =>
  [post.content, post.destination ?? '', displayName(userOf(db, post.userId))].some((searched) =>
    searched.toLowerCase().includes(text),
  );

export const discover: Resolvers<'discover'> = {
  tags({ db, query }) {
    const fastestFirst = db.tag.all().toSorted((a, b) => b.weeklyGrowth - a.weeklyGrowth);
    return selectFeatured(fastestFirst, query).map(toTag);
  },

  search({ db, query }) {
    const text = query.q.trim().toLowerCase();
    if (!text) return [];

    return newestCreatedFirst(db.post.all().filter((post) => matches(db, post, text)))
      .slice(0, SEARCH_LIMIT)
      .map((post) => toPost(db, post));
  },
};
