import { describe, expect, test } from 'vitest';
import { HOUR } from '../../src/shared/limits.ts';
import { displayName } from '../../src/shared/rules/people.ts';
import { formatRelativeTime } from '../../src/shared/format/time.ts';
import { authors } from '../content/authors.ts';
import { commentGroups } from '../content/comments.ts';
import { homePlaces } from '../content/homes.ts';
import { namedComments } from '../content/namedComments.ts';
import { DEFAULT_TRAVELLER } from '../content/namedUsers.ts';
import { biosByName } from '../content/bios.ts';
import { buildSeed } from './buildSeed.ts';
import { SEED_EPOCH } from './dates.ts';
import { isLocal } from './locals.ts';

const seed = buildSeed();
const nameOf = new Map(seed.user.map((user) => [user.id, displayName(user)]));
const posts = new Map(seed.post.map((post) => [post.id, post]));
const pollOptions = new Map(seed.poll.map(({ postId, options }) => [postId, String(options)]));
const isWritten = ({ postId, userId }: { postId: string; userId: string }): boolean =>
  postId in namedComments || userId === DEFAULT_TRAVELLER;

describe('[SHIP-07] comments and answers', () => {
  test('match the topic of the post', () => {
    const strays = seed.comment.filter((comment) => {
      const post = posts.get(comment.postId);
      if (!post || post.type === 'question' || isWritten(comment)) return false;
      const words = `${post.content} ${pollOptions.get(post.id) ?? ''}`;
      const group = commentGroups[post.type].find(({ texts }) => texts.includes(comment.content));
      return group === undefined || group.about?.test(words) === false;
    });
    expect(strays).toEqual([]);
  });
  test('come in the order in which they are listed, after the post and before now', () => {
    for (const { id, createdAt } of seed.post) {
      const dates = seed.comment
        .filter(({ postId }) => postId === id)
        .map((row) => Date.parse(row.createdAt));
      const written = namedComments[id] ? dates : [];
      expect(written).toEqual(written.toSorted((a, b) => a - b));
      for (const date of dates) {
        expect(date).toBeGreaterThanOrEqual(Date.parse(createdAt));
        expect(date).toBeLessThanOrEqual(SEED_EPOCH);
      }
    }
  });
  test('do not all read Just now on a post that is older than an hour', () => {
    const hour = 60 * 60 * 1000;
    const older = new Set(
      seed.post.filter((post) => Date.parse(post.createdAt) < SEED_EPOCH - 1.1 * hour).map(({ id }) => id),
    );
    const fresh = seed.comment.filter(
      ({ postId, createdAt }) => older.has(postId) && Date.parse(createdAt) > SEED_EPOCH - hour,
    );
    expect(fresh).toEqual([]);
  });
  test('reach people who ask about tonight or tomorrow within hours', () => {
    const asked = new Map(seed.question.map((row) => [row.id, row]));
    const late = seed.answer.filter(({ questionId, createdAt }) => {
      const question = asked.get(questionId);
      const words = `${question?.title} ${question?.content}`;
      const waited = Date.parse(createdAt) - Date.parse(question?.createdAt ?? '');
      return /\b(today|tonight|tomorrow)\b/i.test(words) && waited > 8 * HOUR;
    });
    expect(late).toEqual([]);
  });
  test('on the first posts of the feed were not all made just now', () => {
    const ages = seed.post
      .slice(0, 5)
      .map(({ id }) =>
        seed.comment
          .filter(({ postId }) => postId === id)
          .map(({ createdAt }) => formatRelativeTime(createdAt, SEED_EPOCH)),
      );
    for (const texts of ages.filter(({ length }) => length > 2)) {
      expect(texts.filter((text) => text !== 'Just now').length).toBeGreaterThan(1);
    }
  });
  test('do not repeat among the first 40 posts', () => {
    const first = new Set(seed.post.slice(0, 40).map(({ id }) => id));
    const texts = seed.comment.filter(({ postId }) => first.has(postId)).map(({ content }) => content);
    expect(texts.length).toBeGreaterThan(40);
    expect(new Set(texts).size).toBe(texts.length);
  });
  test('are written in a script that the author can read', () => {
    const written = [...seed.comment, ...seed.answer].filter(({ content }) =>
      /[\u0600-\u0fff]/.test(content),
    );
    const writers = new Set(written.map(({ userId }) => nameOf.get(userId)));
    expect(writers).toEqual(new Set(['Omar Haddad', 'Zoya Khan']));
  });
  test('refer to posts, questions and people that exist', () => {
    const rows = new Set([...seed.post, ...seed.question, ...seed.answer].map(({ id }) => id));
    expect([...Object.keys(namedComments), ...Object.keys(authors)].filter((id) => !rows.has(id))).toEqual(
      [],
    );
    const named = [...Object.values(authors), ...Object.keys(homePlaces)];
    expect(named.filter((name) => !(name in biosByName))).toEqual([]);
  });
  test('come from locals first, and nobody asks about their own town', () => {
    const questions = new Map(
      seed.question.map((row) => [row.id, { ...row, where: `${row.destination}, ${row.country}` }]),
    );
    expect([...questions.values()].filter(({ userId, where }) => isLocal(userId, where))).toEqual([]);
    const byStrangers = seed.answer.filter(({ id, userId, questionId }) => {
      const where = questions.get(questionId)?.where ?? '';
      const hasLocals = [...nameOf.keys()].some((person) => isLocal(person, where));
      return id.endsWith('_1') && userId !== DEFAULT_TRAVELLER && hasLocals && !isLocal(userId, where);
    });
    expect(byStrangers).toEqual([]);
  });
});

test('[SHIP-07] the first cards of the feed have different ages, and none is brand-new', () => {
  const first = [...seed.post, ...seed.question]
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .toReversed()
    .slice(0, 5);
  const ages = first.map((createdAt) => formatRelativeTime(createdAt, SEED_EPOCH));
  expect(ages).toEqual(['1h ago', '2h ago', '2h ago', '3h ago', '4h ago']);
});
