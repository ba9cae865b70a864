import { describe, expect, test, vi } from 'vitest';
import { createDatabase } from './Database.ts';
import { memoizeByTables } from './memoizeByTables.ts';
import { aComment, aDataset, aPost, aTodo } from '../testing/factories.ts';

function createFilled() {
  const db = createDatabase();
  db.load(aDataset({ post: [aPost({ id: 'a' }), aPost({ id: 'b' }), aPost({ id: 'c', userId: 'asha' })] }));
  return db;
}

describe('tables', () => {
  test('finds rows by key and by index, in insertion order, also after a change', () => {
    const db = createFilled();
    db.post.patch('a', { content: 'Changed' });
    expect(db.post.findBy('userId', 'ravi').map(({ id, content }) => [id, content])).toEqual([
      ['a', 'Changed'],
      ['b', 'The night train was on time.'],
    ]);
    expect(db.post.get('a')?.content).toBe('Changed');
  });

  test('moves a row in the index when its column changes', () => {
    const db = createFilled();
    db.post.patch('a', { userId: 'asha' });
    expect(db.post.findBy('userId', 'asha').map(({ id }) => id)).toEqual(['c', 'a']);
    expect(db.post.countBy('userId', 'ravi')).toBe(1);
    db.post.remove('a');
    expect([db.post.countBy('userId', 'asha'), db.post.get('a')]).toEqual([1, undefined]);
  });

  test('creates a new row for a change and leaves the old one unchanged', () => {
    const db = createFilled();
    const before = db.post.get('a');
    db.post.patch('a', { content: 'Changed' });
    expect(before?.content).toBe('The night train was on time.');
  });

  test('throws for a duplicate key, an unknown row and a column without an index', () => {
    const db = createFilled();
    expect(() => db.post.insert(aPost({ id: 'a' }))).toThrow('primary key');
    expect(() => db.post.patch('z', {})).toThrow('No post z');
    expect(() => db.post.findBy('content', 'x')).toThrow('no index');
    expect(db.post.all()).toHaveLength(3);
  });

  test('keeps null and lists', () => {
    const db = createDatabase();
    db.post.insert(aPost({ id: 'x', destination: null, images: ['asset:a.svg', 'media:1'] }));
    db.todo.insert(aTodo({ id: 'y', notes: null }));
    expect(db.post.get('x')).toMatchObject({ destination: null, images: ['asset:a.svg', 'media:1'] });
    expect(db.todo.get('y')?.notes).toBeNull();
  });
});

describe('all tables', () => {
  test('dumps plain JSON that another database can load', () => {
    const db = createFilled();
    const dump = db.dump();
    const copy = createDatabase();
    copy.load(structuredClone(dump));
    expect(copy.dump()).toEqual(dump);
    expect(JSON.parse(JSON.stringify(dump))).toEqual(dump);
  });

  test('recomputes a derived value only after its tables have changed', () => {
    const db = createFilled();
    const compute = vi.fn<() => number>(() => db.post.all().length);
    const countPosts = memoizeByTables(['post'], compute);
    const posts = () => countPosts(db);
    expect([posts(), posts()]).toEqual([3, 3]);
    db.comment.insert(aComment({ postId: 'a' }));
    posts();
    expect(compute).toHaveBeenCalledTimes(1);
    db.post.remove('a');
    expect([posts(), compute.mock.calls.length]).toEqual([2, 2]);
    db.load(aDataset());
    expect(posts()).toBe(0);
  });

  test('reports changes in order, but not those applied from outside', () => {
    const db = createFilled();
    const reported: unknown[] = [];
    const stop = db.onChange(({ table, id, row }) => reported.push([table, id, row !== null]));
    db.post.insert(aPost({ id: 'd' }));
    db.post.patch('d', { content: 'x' });
    db.post.remove('d');
    db.apply({ table: 'post', id: 'e', row: aPost({ id: 'e' }) });
    db.apply({ table: 'post', id: 'e', row: aPost({ id: 'e', content: 'y' }) });
    db.apply({ table: 'post', id: 'a', row: null });
    stop();
    db.post.remove('b');
    expect(reported).toEqual([
      ['post', 'd', true],
      ['post', 'd', true],
      ['post', 'd', false],
    ]);
    expect([db.post.get('e')?.content, db.post.get('a')]).toEqual(['y', undefined]);
  });

  test('reports that changes through withoutTouch do not touch, while other changes do', () => {
    const db = createFilled();
    const quiet = db.withoutTouch();
    const reported: unknown[] = [];
    db.onChange(({ id }, touches) => reported.push([id, touches]));
    quiet.post.patch('a', { content: 'Simulated' });
    db.post.patch('b', { content: 'By the user' });
    quiet.post.remove('c');
    expect(reported).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
    ]);
    expect(db.post.all().map(({ content }) => content)).toEqual(['Simulated', 'By the user']);
  });
});

describe('loading', () => {
  test('keeps all rows if a new dataset cannot be loaded', () => {
    const db = createFilled();
    const before = db.dump();
    const twice = [aPost({ id: 'same' }), aPost({ id: 'same' })];
    expect(() => db.load(aDataset({ post: twice, user: [] }))).toThrow('primary key');
    expect(db.dump()).toEqual(before);
    expect(db.post.findBy('userId', 'asha').map(({ id }) => id)).toEqual(['c']);
  });

  test('refuses writes of a request that started before the rows were replaced', () => {
    const db = createFilled();
    const request = db.forRequest();
    request.post.patch('a', { content: 'Changed' });
    db.load(aDataset({ post: [aPost({ id: 'a' })] }));
    expect(() => request.post.patch('a', { content: 'Late' })).toThrow('replaced');
    expect(() => request.post.insert(aPost({ id: 'late' }))).toThrow('replaced');
    expect(() => request.post.remove('a')).toThrow('replaced');
    expect(db.post.all().map(({ id, content }) => [id, content])).toEqual([
      ['a', 'The night train was on time.'],
    ]);
  });
});
