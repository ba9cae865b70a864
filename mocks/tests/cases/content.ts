import type { EndpointCases } from './EndpointCases.ts';

const asked = { title: 'Is it open?', content: 'In June.', destination: 'Rohtang', country: 'India' };

export const feed: EndpointCases<'feed'> = {
  page: {
    200: { query: { filter: 'recent', offset: 0, limit: 20 } },
    400: { query: { offset: -1 } },
  },
};

export const posts: EndpointCases<'posts'> = {
  create: {
    201: { body: { content: 'Snow on the pass.', type: 'story' } },
    400: { body: { content: ' ', type: 'story' } },
  },
  one: { 200: { of: 'otherPost' }, 404: { of: 'nothing' } },
  like: { 200: { of: 'otherPost' }, 404: { of: 'nothing' } },
  bookmark: { 200: { of: 'otherPost' }, 404: { of: 'nothing' } },
  comment: {
    201: { of: 'otherPost', body: { content: 'Good to know.' } },
    400: { of: 'otherPost', body: { content: '\n' } },
    404: { of: 'nothing', body: { content: 'Good to know.' } },
  },
};

const body = { optionIndex: 1 };

export const polls: EndpointCases<'polls'> = {
  vote: {
    200: { of: 'openPoll', body },
    400: { of: 'openPoll', body: { optionIndex: 99 } },
    404: { of: 'nothing', body },
    409: { of: 'votedPoll', body },
  },
};

const helpful = { isHelpful: true };

export const questions: EndpointCases<'questions'> = {
  list: { 200: { query: { category: 'food', limit: 50 } }, 400: { query: { limit: 'many' } } },
  create: { 201: { body: asked }, 400: { body: { ...asked, country: '' } } },
  one: { 200: { of: 'otherQuestion' }, 404: { of: 'nothing' } },
  answer: {
    201: { of: 'otherQuestion', body: { content: 'At the station.' } },
    400: { of: 'otherQuestion', body: { content: ' ' } },
    404: { of: 'nothing', body: { content: 'At the station.' } },
  },
  voteAnswer: {
    200: { of: 'otherAnswer', body: helpful },
    400: { of: 'otherAnswer', body: { isHelpful: 'yes' } },
    403: { of: 'ownAnswer', body: helpful },
    404: { of: 'nothing', body: helpful },
  },
};
