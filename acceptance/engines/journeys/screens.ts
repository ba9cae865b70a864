import { findDestination, findPackage, findPost, findQuestion } from '../../../tools/seeded.ts';
import { heading } from '../targets.ts';
import type { Journey } from './journey.ts';

const SCREENS: readonly (readonly [path: string, heading: RegExp])[] = [
  ['/', /^Home/],
  ['/profile', /^Ananya Rao/],
  ['/edit-profile', /^Edit Profile/],
  ['/explore', /^Explore/],
  ['/todo-list', /^Travel To-Do List/],
  ['/create-post', /^Create Post/],
  [`/post/${findPost().id}`, /./],
  ['/ask-local', /^Ask a Local/],
  [`/question/${findQuestion().id}`, /./],
  ['/travel-planning', /Plan/],
  ['/packages', /Packages/],
  [`/package/${findPackage().id}`, /./],
  ['/destinations', /Destinations/],
  [`/destination/${findDestination().id}`, /./],
  ['/leaderboard', /^Leaderboard/],
  ['/landing', /^Every mile/],
  ['/no/such/place', /^Page Not Found/],
];

export const screens: Journey = {
  name: 'all screens',
  async run({ open }) {
    const screen = await open('/');
    for (const [path, title] of SCREENS) {
      await screen.open(path);
      await screen.sees({ ...heading(title), within: { role: 'main' } });
    }
  },
};
