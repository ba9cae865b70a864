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
  one: { 200: { target: 'otherPost' }, 404: { target: 'missing' } },
  like: { 200: { target: 'otherPost' }, 404: { target: 'missing' } },
  bookmark: { 200: { target: 'otherPost' }, 404: { target: 'missing' } },
  comment: {
    201: { target: 'otherPost', body: { content: 'Good to know.' } },
    400: { target: 'otherPost', body: { content: '\n' } },
    404: { target: 'missing', body: { content: 'Good to know.' } },
  },
};

const body = { optionIndex: 1 };

export const polls: EndpointCases<'polls'> = {
  vote: {
    200: { target: 'openPoll', body },
    400: { target: 'openPoll', body: { optionIndex: 99 } },
    404: { target: 'missing', body },
    409: { target: 'votedPoll', body },
  },
};

const helpful = { isHelpful: true };

export const questions: EndpointCases<'questions'> = {
  list: { 200: { query: { category: 'food', limit: 50 } }, 400: { query: { limit: 'many' } } },
  create: { 201: { body: asked }, 400: { body: { ...asked, country: '' } } },
  one: { 200: { target: 'otherQuestion' }, 404: { target: 'missing' } },
  answer: {
    201: { target: 'otherQuestion', body: { content: 'At the station.' } },
    400: { target: 'otherQuestion', body: { content: ' ' } },
    404: { target: 'missing', body: { content: 'At the station.' } },
  },
  voteAnswer: {
    200: { target: 'otherAnswer', body: helpful },
    400: { target: 'otherAnswer', body: { isHelpful: 'yes' } },
    403: { target: 'ownAnswer', body: helpful },
    404: { target: 'missing', body: helpful },
  },
};
