import { endpoints } from '../../../src/contract/endpoints.ts';
import type { FeedItem } from '../../../src/contract/schemas/feed.ts';
import { FEED_PAGE_SIZE, MAX_PAGE_SIZE } from '../../../src/shared/limits.ts';
import { parsePollOptions, tally } from '../../../src/shared/rules/polls.ts';
import type { CheckContext } from '../CheckContext.ts';
import {
  expectDescending,
  expectEqual,
  expectFound,
  expectMatch,
  expectNewestFirst,
  expectTrue,
} from '../expect.ts';
import { checksOf } from './Check.ts';

const { feed, polls, users } = endpoints;
const keyOf = ({ contentType, id }: FeedItem): string => `${contentType}:${id}`;
const page = (
  { asha }: Pick<CheckContext, 'asha'>,
  query: { filter?: string; offset?: number; limit?: number } = {},
) => asha.call(feed.page, { query });

/** Creates enough posts for several pages. */
async function createPosts(context: CheckContext, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await context.post(context.ravi, { type: 'tip' });
}

/** The whole feed for a filter, fetched with the maximum page size. */
async function readAll(context: CheckContext, filter: string): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  for (let isMore = true; isMore;) {
    const { data, hasMore } = await page(context, { filter, offset: items.length, limit: MAX_PAGE_SIZE });
    items.push(...data);
    isMore = hasMore && data.length > 0;
  }
  return items;
}

const kindOf = (item: FeedItem): string => (item.contentType === 'post' ? item.type : item.contentType);
const KINDS: Readonly<Record<string, readonly string[]>> = {
  polls: ['poll'],
  questions: ['question'],
  stories: ['story'],
  tips: ['tip'],
  popular: ['story', 'tip', 'question', 'poll'],
};

/** Creates one item of each kind as Ravi. */
async function oneOfEach(context: CheckContext) {
  const story = await context.post(context.ravi);
  const tip = await context.post(context.ravi, { type: 'tip' });
  const asking = await context.post(context.ravi, { type: 'question' });
  const poll = await context.poll(context.ravi);
  const question = await context.question(context.ravi);
  return { story, tip, asking, poll, question };
}

export const feedChecks = checksOf('Feed', {
  '[API-14] what is new comes first: posts, polls and questions in one list': async (context) => {
    const { story, tip, asking, poll, question } = await oneOfEach(context);
    const keys = [`question:${question.id}`, `poll:${poll.id}`, `post:${asking.id}`, `post:${tip.id}`];
    const expected = [...keys, `post:${story.id}`];
    const { data } = await page(context);
    // Others may be posting at the same time.
    const found = data.map(keyOf).filter((key) => expected.includes(key));
    expectEqual(found, expected, 'five new items at the top of the feed');
  },
  '[API-15, API-16, AMB-11] each filter lists its own kinds, and all that is new of them': async (
    context,
  ) => {
    const { story, tip, asking, poll, question } = await oneOfEach(context);
    const own: Record<string, string[]> = {
      polls: [`poll:${poll.id}`],
      questions: [`question:${question.id}`, `post:${asking.id}`],
      stories: [`post:${story.id}`],
      tips: [`post:${tip.id}`],
    };
    for (const [filter, kinds] of Object.entries(KINDS)) {
      const { data } = await page(context, { filter });
      // Both question posts and local questions are of the kind 'question' (AMB-10).
      const wrong = data.find((item) => !kinds.includes(kindOf(item)));
      expectEqual(wrong && keyOf(wrong), undefined, `an item of another kind under ${filter}`);
      const expected = own[filter] ?? [];
      expectEqual(
        data.map(keyOf).filter((key) => expected.includes(key)),
        expected,
        `what is new under ${filter}`,
      );
    }
  },
  '[AMB-10] a local question is no poll and no story': async (context) => {
    const { id } = await context.question(context.ravi);
    for (const filter of ['polls', 'stories', 'tips', 'popular']) {
      const { data } = await page(context, { filter });
      expectTrue(
        !data.some((item) => item.contentType === 'question'),
        `${id} or another question under ${filter}`,
      );
    }
  },
  '[AMB-11] an unknown filter and none are answered like recent': async (context) => {
    const recent = (await page(context, { filter: 'recent' })).data.map(keyOf);
    expectEqual((await page(context, { filter: 'no-such' })).data.map(keyOf), recent, 'filter=no-such');
    expectEqual((await page(context)).data.map(keyOf), recent, 'no filter');
  },
  '[AMB-11] popular has most likes and comments first': async (context) => {
    const { data } = await page(context, { filter: 'popular' });
    const scores = data.flatMap((item) =>
      item.contentType === 'post' ? [item._count.likes + item._count.comments] : [],
    );
    expectDescending(scores, 'likes and comments');
  },
  '[API-14] every filter but popular runs from the newest': async (context) => {
    for (const filter of ['recent', 'polls', 'questions', 'stories', 'tips'])
      expectNewestFirst((await page(context, { filter, limit: MAX_PAGE_SIZE })).data, filter);
  },
  '[API-17] pages do not overlap and leave nothing out': async (context) => {
    await createPosts(context, 25);
    const one = (await page(context, { limit: 28 })).data.map(keyOf);
    const parts = [];
    for (const offset of [0, 7, 14, 21])
      parts.push(...(await page(context, { offset, limit: 7 })).data.map(keyOf));
    expectEqual(parts, one, 'four pages of 7, against one of 28');
    expectEqual(new Set(parts).size, parts.length, 'items that are listed once');
  },
  '[API-17] hasMore is false on the last page alone, also where it is full': async (context) => {
    await createPosts(context, 5);
    const { length } = await readAll(context, 'tips');
    const more = async (offset: number, limit: number) =>
      (await page(context, { filter: 'tips', offset, limit })).hasMore;
    expectEqual(await more(length - 5, 5), false, `hasMore for the last 5 of ${length}`);
    expectEqual(await more(length - 5, 4), true, `hasMore for 4 of the last 5 of ${length}`);
    const beyond = await page(context, { filter: 'tips', offset: length });
    expectMatch(beyond, { data: [], hasMore: false }, 'the page after the last');
  },
  '[FEED-24] a page has 20 items unless a limit is given, and never more than 100': async (context) => {
    await createPosts(context, 21);
    expectEqual((await page(context)).data.length, FEED_PAGE_SIZE, 'items of a page without a limit');
    expectTrue(
      (await page(context, { limit: 9999 })).data.length <= MAX_PAGE_SIZE,
      'more than 100 items on a page',
    );
  },
  '[API-14] an offset or limit that is no whole number answers 400': async ({ asha }) => {
    for (const value of ['-1', '1.5', 'x', ''])
      await asha.refused(feed.page, { query: { offset: value } }, 400, 'offset');
    for (const value of ['-20', '0', '1e2', 'NaN'])
      await asha.refused(feed.page, { query: { limit: value } }, 400, 'limit');
  },
  '[API-18, AMB-45, AMB-63] a poll post is listed once, as its poll, with the post beside it': async (
    context,
  ) => {
    const { id, post } = await context.poll(context.ravi);
    const { data } = await page(context);
    const item = data.find((each) => each.contentType === 'poll' && each.id === id);
    expectEqual(item?.contentType === 'poll' && item.post.id, post.id, 'post.id of the poll');
    expectEqual(item?.contentType === 'poll' && item.post.user.id, context.ravi.id, 'post.user of the poll');
    expectTrue(!data.some((each) => each.id === post.id), 'the poll post is listed as a post as well');
  },
  '[API-18, AMB-62] the counts and percentages of a poll are those of its votes': async (context) => {
    const { id } = await context.poll(context.ravi);
    await context.asha.call(polls.vote, { params: { id }, body: { optionIndex: 1 } });
    const { data } = await page(context, { filter: 'polls' });
    for (const item of data) {
      if (item.contentType !== 'poll') continue;
      expectEqual(item.totalVotes, item.votes.length, `totalVotes of ${item.id}`);
      expectMatch(
        item.votesWithPercentages,
        tally(parsePollOptions(item.options), item.votes),
        `the counts of ${item.id}`,
      );
    }
    const own = expectFound(
      data.find((item) => item.id === id),
      'the new poll under polls',
    );
    expectEqual(own.contentType === 'poll' && own.totalVotes, 1, 'totalVotes after one vote');
  },
  '[API-09, API-13] the posts and questions of a person are theirs, newest first': async (context) => {
    await oneOfEach(context);
    const params = { params: { id: context.ravi.id } };
    const own = await context.asha.call(users.posts, params);
    expectNewestFirst(own, 'posts of a person');
    expectTrue(
      own.length >= 4 && own.every(({ user }) => user.id === context.ravi.id),
      "posts that are another's, or too few",
    );
    const asked = await context.asha.call(users.questions, params);
    expectNewestFirst(asked, 'questions of a person');
    expectTrue(
      asked.length > 0 && asked.every(({ asker }) => asker.id === context.ravi.id),
      "questions that are another's, or none",
    );
  },
});
