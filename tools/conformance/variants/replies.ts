import { onRequest, changeReply, changeReplyObjects, replaceStatus, changeQuery } from './variantHelpers.ts';
import type { Variant } from './Variant.ts';

type Json = Record<string, unknown>;
interface Page {
  data: (Json & { contentType: string; id: string; createdAt: string })[];
  hasMore: boolean;
}
const FEED = 'GET /api/unified-feed';
const POST = 'GET /api/posts/:id';
const page = (change: (whole: Page) => Page): Variant => changeReply<Page>(FEED, change);
const list = (endpoint: string, change: (whole: Json[]) => Json[]): Variant =>
  changeReply<Json[]>(endpoint, change);

/** The local time in India, without an offset. */
const localTime = (iso: string): string =>
  new Date(Date.parse(iso) + 19_800_000).toISOString().replace('Z', '');
const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
const times = (value: Json, change: (iso: string) => unknown): Json =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, isTime(each) ? change(each) : each]));

const html = (status: number): Response =>
  new Response('<!doctype html><title>Oops</title>', { status, headers: { 'Content-Type': 'text/html' } });

/** Servers with faulty replies, by fault. */
export const replyVariants: Readonly<Record<string, Variant>> = {
  'a post has no counts': changeReply(POST, ({ _count, ...post }) => ({ ...post, counts: _count })),
  'a to-do has no updatedAt': changeReply('POST /api/travel-todos', ({ updatedAt, ...todo }) => ({
    ...todo,
    changedAt: updatedAt,
  })),
  'points are text': changeReply('GET /api/users/:id/stats', (stats) => ({
    ...stats,
    totalPoints: String(stats['totalPoints']),
  })),
  'a badge list is an object': changeReply('GET /api/users/:id/badges', (badges) => ({ data: badges })),
  'a new question has null for its category': changeReply('POST /api/local-questions', (asked) => ({
    ...asked,
    category: null,
  })),
  'isFeatured is 1 or 0': list('GET /api/custom-packages', (trips) =>
    trips.map((trip) => ({ ...trip, isFeatured: Number(trip['isFeatured']) })),
  ),
  'dates are local times without a zone': changeReplyObjects('* /api/posts*', (value) =>
    times(value, localTime),
  ),
  'dates are local times that claim to be UTC': changeReplyObjects('* /api/posts*', (value) =>
    times(value, (iso) => `${localTime(iso)}Z`),
  ),
  'dates are numbers': changeReplyObjects('* /api/local-questions*', (value) => times(value, Date.parse)),
  'the feed runs from the oldest': page((whole) => ({ ...whole, data: whole.data.toReversed() })),
  'pages of the feed overlap by one': changeQuery(FEED, (search) => {
    const offset = Number(search.get('offset'));
    if (offset > 0) search.set('offset', String(offset - 1));
  }),
  'pages of the feed leave one out': changeQuery(FEED, (search) => {
    const offset = Number(search.get('offset'));
    if (offset > 0) search.set('offset', String(offset + 1));
  }),
  'hasMore is true on a full last page': page((whole) => ({ ...whole, hasMore: whole.data.length > 0 })),
  'hasMore is always false': page((whole) => ({ ...whole, hasMore: false })),
  'a page has 25 items': changeQuery(FEED, (search) => {
    if (!search.has('limit')) search.set('limit', '25');
  }),
  'the filter of the feed is ignored': changeQuery(FEED, (search) => search.delete('filter')),
  'totalVotes is one too many': page((whole) => ({
    ...whole,
    data: whole.data.map((item) =>
      item.contentType === 'poll' ? { ...item, totalVotes: Number(item['totalVotes']) + 1 } : item,
    ),
  })),
  'a poll in the feed has the id of its post': page((whole) => ({
    ...whole,
    data: whole.data.map((item) => (item.contentType === 'poll' ? { ...item, id: `${item.id}_post` } : item)),
  })),
  'comments run from the newest': changeReply<{ comments: Json[] }>(POST, (post) => ({
    ...post,
    comments: post.comments.toReversed(),
  })),
  'bookmarks run from the oldest': list('GET /api/users/:id/bookmarks', (posts) => posts.toReversed()),
  'pictures of a post are lost': changeReply('POST /api/posts', (post) => ({ ...post, images: [] })),
  'a new picture keeps the old address': changeReply('POST /api/auth/user/profile-picture', (user) => ({
    ...user,
    profileImageUrl: null,
  })),
  'featured is ignored': changeQuery('GET /api/custom-packages', (search) => search.delete('featured')),
  'the limit of a catalogue is ignored': changeQuery('GET /api/trending-tags', (search) =>
    search.delete('limit'),
  ),
  'tags run by name': list('GET /api/trending-tags', (tags) =>
    tags.toSorted((a, b) => Number(a['weeklyGrowth']) - Number(b['weeklyGrowth'])),
  ),
  'sponsors of both types are answered': changeQuery('GET /api/sponsors', (search) => {
    if (['leaderboard', 'banner'].includes(search.get('type') ?? '')) search.delete('type');
  }),
  'a search is case-sensitive': onRequest('GET /api/search', async (request, answer) => {
    const words = new URL(request.url).searchParams.get('q')?.trim() ?? '';
    const found: { content: string; destination: string | null }[] = await (await answer()).json();
    return Response.json(
      found.filter(({ content, destination }) => `${content} ${destination}`.includes(words)),
    );
  }),
  'a creation answers 200': replaceStatus('POST /api/posts/:id/comments', 201, 200),
  'an unknown post answers 200 with null': replaceStatus(POST, 404, 200, { post: null }),
  'an unknown user answers 500': replaceStatus('GET /api/users/:id', 404, 500),
  'a refusal is an HTML page': onRequest('* /api/travel-todos*', async (_, answer) => {
    const response = await answer();
    return response.ok ? response : html(response.status);
  }),
  'a refusal is plain text': onRequest('POST /api/polls/:id/vote', async (_, answer) => {
    const response = await answer();
    return response.ok ? response : new Response('Bad Request', { status: response.status });
  }),
  'a refusal has error instead of message': replaceStatus('POST /api/local-questions', 400, 400, {
    error: 'invalid',
  }),
  'a refusal names no field': replaceStatus('POST /api/posts', 400, 400, { message: 'Not valid' }),
  'a visitor gets 200 for the current user': replaceStatus('GET /api/auth/user', 401, 200, { id: 'visitor' }),
  'a visitor may like': replaceStatus('POST /api/posts/:id/like', 401, 200, { liked: true }),
  'a visitor is answered 403': replaceStatus('POST /api/travel-todos', 401, 403),
  'a 401 does not say Unauthorized': replaceStatus('PATCH /api/auth/user', 401, 401, {
    message: 'Please sign in',
  }),
  'sponsors can be seen by members only': onRequest(
    'POST /api/sponsors/:id/impression',
    (_, answer, { userId }) =>
      userId === null
        ? Promise.resolve(Response.json({ message: 'Unauthorized' }, { status: 401 }))
        : answer(),
  ),
  'an unknown path answers the page of the app': onRequest('GET /api/no-such-thing', () =>
    Promise.resolve(html(200)),
  ),
  'an invalid body answers 400 before 404': onRequest(
    'POST /api/posts/:id/comments',
    async (request, answer) => {
      const text = await request.clone().text();
      const response = await answer();
      return text === '{}' && response.status === 404
        ? Response.json({ message: 'content is required', field: 'content' }, { status: 400 })
        : response;
    },
  ),
};
