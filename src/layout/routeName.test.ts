import { describe, expect, test } from 'vitest';
import { routeNameOf } from './routeName.ts';

describe('routes', () => {
  test.each([
    ['/', 'home'],
    ['/profile', 'profile'],
    ['/profile/traveller_001', 'profile'],
    ['/edit-profile', 'editProfile'],
    ['/explore', 'explore'],
    ['/todo-list', 'todoList'],
    ['/create-post', 'createPost'],
    ['/post/1', 'post'],
    ['/ask-local/', 'askLocal'],
    ['/question/1', 'question'],
    ['/travel-planning', 'travelPlanning'],
    ['/packages', 'packages'],
    ['/package/1', 'package'],
    ['/destinations', 'destinations'],
    ['/destination/1', 'destination'],
    ['/leaderboard', 'leaderboard'],
    ['/landing', 'landing'],
    ['/post', 'notFound'],
    ['/profile/a/b', 'notFound'],
    ['/nowhere', 'notFound'],
  ])('%s is %s', (path, name) => {
    expect(routeNameOf(path)).toBe(name);
  });
});
