import { withBase } from '../routes.ts';

export const HOURS = ['day', 'night'] as const;

export const roadOf = (hour: (typeof HOURS)[number]): string => withBase(`pictures/road-${hour}.svg`);

/** Loads both pictures of the road, so that the other one is there when the theme changes. */
export function loadRoadPictures(): void {
  for (const hour of HOURS) new Image().src = roadOf(hour);
}
