import { describe, expect, onTestFinished, test } from 'vitest';
import { POINTS_PER_LEVEL } from '../limits.ts';
import { levelOf, levelProgress, levelTitle, pointsPerLevel, pointsNeeded } from './levels.ts';

describe('levels', () => {
  test.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [372, 4],
    [1600, 17],
    [1700, 18],
  ])('[PTS-09] %d points are level %d', (points, level) => expect(levelOf(points)).toBe(level));

  test('[PTS-10, PTS-11] puts 372 points 72 into level 4 and 28 short of level 5', () => {
    expect(levelProgress(372, 4)).toBe(72);
    expect(pointsNeeded(372, 4)).toBe(28);
  });

  test('[PTS-09 to PTS-11] uses a different number of points per level when one is set', () => {
    pointsPerLevel.current = 50;
    onTestFinished(() => void (pointsPerLevel.current = POINTS_PER_LEVEL));
    expect(levelOf(372)).toBe(8);
    expect(levelProgress(372, 8)).toBe(22);
    expect(pointsNeeded(372, 8)).toBe(28);
  });

  test.each([
    [-3, 'Travel Rookie'],
    [0, 'Travel Rookie'],
    [1, 'Travel Rookie'],
    [1.9, 'Travel Rookie'],
    [2, 'Day Tripper'],
    [3, 'Weekend Wanderer'],
    [4, 'Backpacker'],
    [5, 'Road Tripper'],
    [6, 'Trail Finder'],
    [7, 'Map Reader'],
    [8, 'City Hopper'],
    [9, 'Border Crosser'],
    [10, 'Culture Seeker'],
    [11, 'Island Hopper'],
    [12, 'Globetrotter'],
    [13, 'Continent Collector'],
    [14, 'World Navigator'],
    [15, 'Sky Voyager'],
    [16, 'Star Chaser'],
    [17, 'Universe Explorer'],
    [42, 'Universe Explorer'],
  ])('[PTS-12, PTS-13, AMB-05] level %d is %s', (level, title) => expect(levelTitle(level)).toBe(title));
});
