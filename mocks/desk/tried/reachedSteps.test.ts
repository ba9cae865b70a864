import { expect, test } from 'vitest';
import { createReachedSteps } from './reachedSteps.ts';

test('skips the step where a failure left the plan, until another one is shown', () => {
  const { markAutomatic, reached } = createReachedSteps();
  markAutomatic('step 3', true);
  expect([reached('step 3'), reached(null), reached('step 3')]).toEqual([null, null, null]);
  expect([reached('step 2'), reached('step 3')]).toEqual(['step 2', 'step 3']);
});

test('skips the step shown by the tour, until the screen is left', () => {
  const { markAutomatic, reached } = createReachedSteps();
  markAutomatic('step 1', false);
  expect([reached('step 1'), reached(null), reached('step 1')]).toEqual([null, null, 'step 1']);
});
