import { expect, test } from 'vitest';
import { search } from './EntryList.tsx';
import { messageEntries, requestEntries } from './entries.ts';

const call = { number: 1, method: 'GET', path: '/api/search', query: { q: 'goa' }, body: undefined, ms: 12 };

test('lists calls with request and response, newest first', () => {
  const refused = {
    ...call,
    number: 2,
    method: 'POST',
    body: { content: '' },
    status: 400,
    text: '{"field":"content"}',
  };
  const entries = requestEntries([{ ...call, status: 200, text: '[]' }, refused]);
  expect(entries.map(({ title, note, failed }) => [title, note, failed])).toEqual([
    ['POST /api/search?q=goa', '400, 12 ms', true],
    ['GET /api/search?q=goa', '200, 12 ms', false],
  ]);
  expect(entries[0]?.payload()).toEqual({ sent: { content: '' }, answer: { field: 'content' } });
  expect(search(entries, 'post FIELD')).toHaveLength(1);
  expect(search(entries, 'post nothing')).toHaveLength(0);
});

test('names socket messages by type, including malformed ones', () => {
  const event = { direction: 'sent' as const, at: 0 };
  const entries = messageEntries([
    { ...event, json: '{"type":"new_like"}' },
    { ...event, json: '{' },
  ]);
  expect(entries.map(({ title }) => title)).toEqual(['not a message', 'new_like']);
});
