import { describe, expect, test, vi } from 'vitest';
import { createDatabase } from '../db/Database.ts';
import { aComment, aDataset, aPost, aTodo } from '../testing/factories.ts';

function filled() {
  const db = createDatabase();
  db.load(aDataset({ post: [aPost({ id: 'a' }), aPost({ id: 'b' }), aPost({ id: 'c', userId: 'asha' })] }));
  return db;
}

describe('tables', () => {
  test('rows are read by key and by index, in the order they came, also after a change', () => {
    const db = filled();
    db.post.patch('a', { content: 'Changed' });
    expect(db.post.by('userId', 'ravi').map(({ id, content }) => [id, content])).toEqual([
      ['a', 'Changed'],
      ['b', 'The night train was on time.'],
    ]);
    expect(db.post.get('a')?.content).toBe('Changed');
  });

  test('a changed column moves the row to its new place in the index', () => {
    const db = filled();
    db.post.patch('a', { userId: 'asha' });
    expect(db.post.by('userId', 'asha').map(({ id }) => id)).toEqual(['c', 'a']);
    expect(db.post.count('userId', 'ravi')).toBe(1);
    db.post.remove('a');
    expect([db.post.count('userId', 'asha'), db.post.get('a')]).toEqual([1, undefined]);
  });

  test('a change makes a new row and leaves the old one as it was', () => {
    const db = filled();
    const before = db.post.get('a');
    db.post.patch('a', { content: 'Changed' });
    expect(before?.content).toBe('The night train was on time.');
  });

  test('a taken key, an unknown row and a column without index throw', () => {
    const db = filled();
    expect(() => db.post.insert(aPost({ id: 'a' }))).toThrow('primary key');
    expect(() => db.post.patch('z', {})).toThrow('No post z');
    expect(() => db.post.by('content', 'x')).toThrow('no index');
    expect(db.post.all()).toHaveLength(3);
  });

  test('null and lists survive', () => {
    const db = createDatabase();
    db.post.insert(aPost({ id: 'x', destination: null, images: ['asset:a.svg', 'media:1'] }));
    db.todo.insert(aTodo({ id: 'y', notes: null }));
    expect(db.post.get('x')).toMatchObject({ destination: null, images: ['asset:a.svg', 'media:1'] });
    expect(db.todo.get('y')?.notes).toBeNull();
  });
});

describe('the whole', () => {
  test('a dump loads into the same database, as JSON too', () => {
    const db = filled();
    const dump = db.dump();
    const copy = createDatabase();
    copy.load(structuredClone(dump));
    expect(copy.dump()).toEqual(dump);
    expect(JSON.parse(JSON.stringify(dump))).toEqual(dump);
  });

  test('a derived value is made anew only after its tables have changed', () => {
    const db = filled();
    const make = vi.fn<() => number>(() => db.post.all().length);
    const posts = () => db.derive('posts', ['post'], make);
    expect([posts(), posts()]).toEqual([3, 3]);
    db.comment.insert(aComment({ postId: 'a' }));
    posts();
    expect(make).toHaveBeenCalledTimes(1);
    db.post.remove('a');
    expect([posts(), make.mock.calls.length]).toEqual([2, 2]);
    db.load(aDataset());
    expect(posts()).toBe(0);
  });

  test('changes are told in order; those from elsewhere are applied and not told', () => {
    const db = filled();
    const told: unknown[] = [];
    const stop = db.onChange(({ table, id, row }) => told.push([table, id, row !== null]));
    db.post.insert(aPost({ id: 'd' }));
    db.post.patch('d', { content: 'x' });
    db.post.remove('d');
    db.apply({ table: 'post', id: 'e', row: aPost({ id: 'e' }) });
    db.apply({ table: 'post', id: 'e', row: aPost({ id: 'e', content: 'y' }) });
    db.apply({ table: 'post', id: 'a', row: null });
    stop();
    db.post.remove('b');
    expect(told).toEqual([
      ['post', 'd', true],
      ['post', 'd', true],
      ['post', 'd', false],
    ]);
    expect([db.post.get('e')?.content, db.post.get('a')]).toEqual(['y', undefined]);
  });
});
