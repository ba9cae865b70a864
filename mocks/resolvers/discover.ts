import { SEARCH_LIMIT } from '../../src/shared/limits.ts';
import { displayName } from '../../src/shared/rules/people.ts';
import type { Database } from '../db/Database.ts';
import { memoizeByTables } from '../db/memoizeByTables.ts';
import type { PostRow } from '../db/rows.ts';
import type { Resolvers } from '../http/RequestContext.ts';
import { newestCreatedFirst } from '../rules/newestFirst.ts';
import { searchRank } from '../rules/searchRank.ts';
import { selectFeatured } from '../rules/query.ts';
import { toTag } from '../serializers/catalogue.ts';
import { toPost } from '../serializers/post.ts';
import { userOf } from '../serializers/user.ts';

/** Matching posts, best match first, ties newest first (AMB-17). */
function findPosts(db: Database, words: string): PostRow[] {
  const matches = newestCreatedFirst(db.post.all()).flatMap((post) => {
    const texts = [post.content, displayName(userOf(db, post.userId))];
    const rank = searchRank(words, { destination: post.destination, texts });
    return rank === null ? [] : [{ post, rank }];
  });
  const best = matches.toSorted((a, b) => a.rank - b.rank).slice(0, SEARCH_LIMIT);
  return best.map(({ post }) => post);
}

/** The words to search for: the name of the tag displayed as this text (AMB-58), otherwise the text without leading #. */
function searchedWords(db: Database, text: string): string {
  const tag = db.tag.all().find(({ displayName: tagName }) => tagName.toLowerCase() === text.toLowerCase());
  return tag?.name ?? text.replace(/^#+\s*/, '');
}

/** Number of posts a search for each tag finds. */
const tagCounts = memoizeByTables(
  ['tag', 'post', 'user'],
  (db): ReadonlyMap<string, number> =>
    new Map(db.tag.all().map(({ id, name }) => [id, findPosts(db, name).length])),
);

export const discover: Resolvers<'discover'> = {
  tags({ db, query }) {
    const fastestFirst = db.tag.all().toSorted((a, b) => b.weeklyGrowth - a.weeklyGrowth);
    const counts = tagCounts(db);
    return selectFeatured(fastestFirst, query).map((tag) => toTag(tag, counts.get(tag.id) ?? 0));
  },

  search({ db, query }) {
    const words = searchedWords(db, query.q.trim());
    if (!words) return [];

    return findPosts(db, words).map((post) => toPost(db, post));
  },
};
