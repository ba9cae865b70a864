import { expect, test } from 'vitest';
import { asStory } from './asStory.ts';

test('writes the moment as a story', () => {
  const story = asStory({
    screen: 'post',
    route: "/post/it's",
    scenario: 'full',
    as: 'traveller_001',
    now: '2026-11-22T16:17:00.000Z',
    begins: '2026-11-22T16:00:00.000Z',
    changes: [
      { table: 'like', id: 'a', row: { id: 'a', postId: 'p', userId: 'u', createdAt: 'now' } },
      { table: 'like', id: 'a', row: null },
    ],
    latency: 0,
    faults: [['POST /api/posts/:id/like', 500]],
  });
  expect(story).toContain("import { PostDetail } from '../../src/screens/PostDetail.tsx';");
  expect(story).toContain(String.raw`route: '/post/it\'s',`);
  expect(story).toContain("faults: { 'POST /api/posts/:id/like': 500 },");
  expect(story).toContain("begins: '2026-11-22T16:00:00.000Z',");
  expect(story).toContain("changes: {\n      'like/a': null,\n    },");
  expect(story).not.toContain('latency');
});
