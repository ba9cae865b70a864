import { at, changing, changingAll, instead, searching } from './make.ts';
import type { Variant } from './Variant.ts';

type Json = Record<string, unknown>;
interface Page {
  data: (Json & { contentType: string; id: string; createdAt: string })[];
  hasMore: boolean;
}
const FEED = 'GET /api/unified-feed';
const POST = 'GET /api/posts/:id';
const page = (change: (whole: Page) => Page): Variant => changing<Page>(FEED, change);
const list = (endpoint: string, change: (whole: Json[]) => Json[]): Variant =>
  changing<Json[]>(endpoint, change);

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
  'a post has no counts': changing(POST, ({ _count, ...post }) => ({ ...post, counts: _count })),
  'a to-do has no updatedAt': changing('POST /api/travel-todos', ({ updatedAt, ...todo }) => ({
    ...todo,
    changedAt: updatedAt,
  })),
  'points are text': changing('GET /api/users/:id/stats', (stats) => ({
    ...stats,
    totalPoints: String(stats['totalPoints']),
  })),
  'a badge list is an object': changing('GET /api/users/:id/badges', (badges) => ({ data: badges })),
  'a new question has null for its category': changing('POST /api/local-questions', (asked) => ({
    ...asked,
    category: null,
  })),
  'isFeatured is 1 or 0': list('GET /api/custom-packages', (trips) =>
    trips.map((trip) => ({ ...trip, isFeatured: Number(trip['isFeatured']) })),
  ),
  'dates are local times without a zone': changingAll('* /api/posts*', (value) => times(value, localTime)),
  'dates are local times that claim to be UTC': changingAll('* /api/posts*', (value) =>
    times(value, (iso) => `${localTime(iso)}Z`),
  ),
  'dates are numbers': changingAll('* /api/local-questions*', (value) => times(value, Date.parse)),
  'the feed runs from the oldest': page((whole) => ({ ...whole, data: whole.data.toReversed() })),
  'pages of the feed overlap by one': searching(FEED, (search) => {
    const offset = Number(search.get('offset'));
    if (offset > 0) search.set('offset', String(offset - 1));
  }),
  'pages of the feed leave one out': searching(FEED, (search) => {
    const offset = Number(search.get('offset'));
    if (offset > 0) search.set('offset', String(offset + 1));
  }),
  'hasMore is true on a full last page': page((whole) => ({ ...whole, hasMore: whole.data.length > 0 })),
  'hasMore is always false': page((whole) => ({ ...whole, hasMore: false })),
  'a page has 25 items': searching(FEED, (search) => {
    if (!search.has('limit')) search.set('limit', '25');
  }),
  'the filter of the feed is ignored': searching(FEED, (search) => search.delete('filter')),
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
  'comments run from the newest': changing<{ comments: Json[] }>(POST, (post) => ({
    ...post,
    comments: post.comments.toReversed(),
  })),
  'bookmarks run from the oldest': list('GET /api/users/:id/bookmarks', (posts) => posts.toReversed()),
  'pictures of a post are lost': changing('POST /api/posts', (post) => ({ ...post, images: [] })),
  'a new picture keeps the old address': changing('POST /api/auth/user/profile-picture', (user) => ({
    ...user,
    profileImageUrl: null,
  })),
  'featured is ignored': searching('GET /api/custom-packages', (search) => search.delete('featured')),
  'the limit of a catalogue is ignored': searching('GET /api/trending-tags', (search) =>
    search.delete('limit'),
  ),
  'tags run by name': list('GET /api/trending-tags', (tags) =>
    tags.toSorted((a, b) => Number(a['weeklyGrowth']) - Number(b['weeklyGrowth'])),
  ),
  'sponsors of both types are answered': searching('GET /api/sponsors', (search) => {
    if (['leaderboard', 'banner'].includes(search.get('type') ?? '')) search.delete('type');
  }),
  'a search is case-sensitive': at('GET /api/search', async (request, answer) => {
    const words = new URL(request.url).searchParams.get('q')?.trim() ?? '';
    const found: { content: string; destination: string | null }[] = await (await answer()).json();
    return Response.json(
      found.filter(({ content, destination }) => `${content} ${destination}`.includes(words)),
    );
  }),
  'a creation answers 200': instead('POST /api/posts/:id/comments', 201, 200),
  'an unknown post answers 200 with null': instead(POST, 404, 200, { post: null }),
  'an unknown user answers 500': instead('GET /api/users/:id', 404, 500),
  'a refusal is an HTML page': at('* /api/travel-todos*', async (_, answer) => {
    const response = await answer();
    return response.ok ? response : html(response.status);
  }),
  'a refusal is plain text': at('POST /api/polls/:id/vote', async (_, answer) => {
    const response = await answer();
    return response.ok ? response : new Response('Bad Request', { status: response.status });
  }),
  'a refusal has error instead of message': instead('POST /api/local-questions', 400, 400, {
    error: 'invalid',
  }),
  'a refusal names no field': instead('POST /api/posts', 400, 400, { message: 'Not valid' }),
  'a visitor gets 200 for the current user': instead('GET /api/auth/user', 401, 200, { id: 'visitor' }),
  'a visitor may like': instead('POST /api/posts/:id/like', 401, 200, { liked: true }),
  'a visitor is answered 403': instead('POST /api/travel-todos', 401, 403),
  'a 401 does not say Unauthorized': instead('PATCH /api/auth/user', 401, 401, { message: 'Please sign in' }),
  'sponsors can be seen by members only': at('POST /api/sponsors/:id/impression', (_, answer, { userId }) =>
    userId === null ? Promise.resolve(Response.json({ message: 'Unauthorized' }, { status: 401 })) : answer(),
  ),
  'an unknown path answers the page of the app': at('GET /api/no-such-thing', () =>
    Promise.resolve(html(200)),
  ),
  'an invalid body answers 400 before 404': at('POST /api/posts/:id/comments', async (request, answer) => {
    const text = await request.clone().text();
    const response = await answer();
    return text === '{}' && response.status === 404
      ? Response.json({ message: 'content is required', field: 'content' }, { status: 400 })
      : response;
  }),
};
