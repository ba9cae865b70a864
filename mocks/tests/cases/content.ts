import { call } from '../../../src/api/client.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { send } from '../../testing/requests.ts';
import type { EndpointCases } from './EndpointCases.ts';

const story = { params: { id: 'story' } };
const missing = { params: { id: 'nothing' } };
const asked = { title: 'Is it open?', content: 'In June.', destination: 'Rohtang', country: 'India' };

const { feed: f, posts: p, polls: b, questions: q } = endpoints;

export const feed: EndpointCases<'feed'> = {
  page: {
    200: () => call(f.page, { query: { filter: 'recent', offset: 0, limit: 20 } }),
    400: () => call(f.page, { query: { offset: -1 } }),
  },
};

export const posts: EndpointCases<'posts'> = {
  create: {
    201: () => call(p.create, { body: { content: 'Snow on the pass.', type: 'story' } }),
    400: () => call(p.create, { body: { content: ' ', type: 'story' } }),
  },
  one: { 200: () => call(p.one, story), 404: () => call(p.one, missing) },
  like: { 200: () => call(p.like, story), 404: () => call(p.like, missing) },
  bookmark: { 200: () => call(p.bookmark, story), 404: () => call(p.bookmark, missing) },
  comment: {
    201: () => call(p.comment, { ...story, body: { content: 'Good to know.' } }),
    400: () => call(p.comment, { ...story, body: { content: '\n' } }),
    404: () => call(p.comment, { ...missing, body: { content: 'Good to know.' } }),
  },
};

const vote = (id: string, optionIndex: number) => call(b.vote, { params: { id }, body: { optionIndex } });

export const polls: EndpointCases<'polls'> = {
  vote: {
    200: () => vote('open_poll', 1),
    400: () => vote('late_poll', 1),
    404: () => vote('no_poll', 1),
    409: () => vote('voted_poll', 1),
  },
};

const bags = { params: { id: 'bags' } };
const voteAnswer = (answerId: string) =>
  call(q.voteAnswer, { params: { answerId }, body: { isHelpful: true } });

export const questions: EndpointCases<'questions'> = {
  list: {
    200: () => call(q.list, { query: { category: 'food', limit: 50 } }),
    400: () => send('GET', '/api/local-questions?limit=many'),
  },
  create: {
    201: () => call(q.create, { body: asked }),
    400: () => call(q.create, { body: { ...asked, country: '' } }),
  },
  one: { 200: () => call(q.one, bags), 404: () => call(q.one, missing) },
  answer: {
    201: () => call(q.answer, { ...bags, body: { content: 'At the station.' } }),
    400: () => call(q.answer, { ...bags, body: { content: ' ' } }),
    404: () => call(q.answer, { ...missing, body: { content: 'At the station.' } }),
  },
  voteAnswer: {
    200: () => voteAnswer('theirs'),
    400: () => send('POST', '/api/local-answers/theirs/vote', '{"isHelpful":"yes"}'),
    403: () => voteAnswer('own'),
    404: () => voteAnswer('none'),
  },
};
