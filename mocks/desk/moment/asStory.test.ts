import { expect, test } from 'vitest';
import { asStory } from './asStory.ts';

test('writes the moment in the words of a story', () => {
  const story = asStory({
    screen: 'post',
    route: "/post/it's",
    scenario: 'full',
    as: 'traveller_001',
    now: '2026-11-22T16:17:00.000Z',
    latency: 0,
    faults: [['POST /api/posts/:id/like', 500]],
  });
  expect(story).toContain("import { PostDetail } from '../../src/screens/PostDetail.tsx';");
  expect(story).toContain(String.raw`route: '/post/it\'s',`);
  expect(story).toContain("faults: { 'POST /api/posts/:id/like': 500 },");
  expect(story).not.toContain('latency');
});
