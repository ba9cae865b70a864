import { beforeAll, describe, expect, test } from 'vitest';
import { openapiDocument } from '../openapiDocument.ts';
import { asyncapiDocument } from './asyncapiDocument.ts';
import { createContractCheck } from './contractCheck.ts';

let check: ReturnType<typeof createContractCheck>;
beforeAll(() => void (check = createContractCheck(openapiDocument(), asyncapiDocument([]))));

const find = (method: string, path: string) => {
  const found = check.find(method, path);
  if (!found) throw new Error(`No such call: ${method} ${path}`);
  return found;
};

describe('[QA-05] the check of calls and messages', () => {
  test('detects a missing field in a reply, and an undocumented status', () => {
    const feed = find('GET', '/api/unified-feed');
    expect(check.reply(feed, 200, { data: [], hasMore: false })).toEqual([]);
    expect(check.reply(feed, 200, { data: [] })).toEqual([
      "GET /api/unified-feed 200: must have required property 'hasMore'",
    ]);
    expect(check.reply(feed, 418, {})).toEqual(['GET /api/unified-feed 418: is not in the document']);
  });

  test('detects an invalid query and body', () => {
    const feed = find('GET', '/api/unified-feed');
    expect(check.request(feed, { limit: '20', offset: '0' }, undefined)).toEqual([]);
    expect(check.request(find('GET', '/api/trending-tags'), { featured: 'true' }, undefined)).toEqual([]);
    expect(check.request(feed, { limit: 'many' }, undefined)).not.toEqual([]);
    expect(check.request(feed, { page: '1' }, undefined)).toEqual([
      'GET /api/unified-feed was sent: query page is not in the document',
    ]);
    const vote = find('POST', '/api/polls/poll_1/vote');
    expect(check.request(vote, {}, { optionIndex: 0 })).toEqual([]);
    expect(check.request(vote, {}, { option: 0 })).toHaveLength(1);
  });

  test('detects a missing field in a message; ignores unknown calls', () => {
    expect(check.message('connected', { type: 'connected' })).toEqual([]);
    expect(check.message('client_authenticate', { type: 'authenticate' })).toHaveLength(1);
    expect(check.find('GET', '/api/nothing')).toBeUndefined();
  });
});
