import { articleWith, button, byRole, heading, link } from '../targets.ts';
import type { Journey } from './journey.ts';

export const subPath: Journey = {
  name: 'sub-path',
  build: 'subPath',
  bothTransports: true,
  async run({ open }) {
    const screen = await open('/');
    await screen.click(button(/^Like post by/, articleWith(button(/^(Like|Unlike) post by/))));
    await screen.click(link('Explore'));
    await screen.isAt(/^\/demo\/explore$/);
    await screen.reload();
    await screen.sees(heading(/^Explore/));
    await screen.open('/packages');
    await screen.click(link('Home'));
    await screen.isAt(/^\/demo\/$/);
    await screen.sees(button(/^Unlike post by/));
  },
};

const panels = [
  [button('Open profile menu'), byRole('dialog', /menu|profile/i)],
  [button(/^Notifications/), byRole('dialog', 'Notifications')],
] as const;

export const back: Journey = {
  name: 'back closes what is open',
  async run({ open }) {
    const screen = await open('/');
    await screen.click(link('Explore'));
    await screen.isAt(/^\/explore$/);
    for (const [opener, panel] of panels) {
      await screen.click(opener);
      await screen.sees(panel);
      await screen.tab.back();
      await screen.seesNo(panel);
      await screen.isAt(/^\/explore$/);
    }
    await screen.tab.back();
    await screen.isAt(/^\/$/);
    await screen.sees(byRole('article'));
  },
};

/** Chunks of Home that are loaded after the first paint. */
const PARTS = /assets\/(?:motionFeatures|CommentsPanel|PictureViewer|LevelUp|Shortcuts|ProfileDrawer)-/;

export const leave: Journey = {
  name: 'leave while parts load',
  async run({ open, host }) {
    const release = host.delay(PARTS);
    try {
      const screen = await open('/');
      await screen.sees(byRole('article'));
      await screen.open('/leaderboard');
      await screen.sees(heading(/^Leaderboard/));
    } finally {
      release();
    }
  },
};
