import { button, byRole, field, link, textbox } from '../targets.ts';
import type { Journey } from './journey.ts';

export const profilePicture: Journey = {
  name: 'profile picture',
  bothTransports: true,
  async run({ open, pictures }) {
    const screen = await open('/edit-profile');
    await screen.chooseFiles(field(/Change profile picture/), pictures.slice(0, 1));
    await screen.reads(/Profile picture updated/);
    await screen.showsPictures(button('Open profile menu'));
    await screen.reload();
    await screen.showsPictures(button('Open profile menu'));
  },
};

export const twoTabs: Journey = {
  name: 'two tabs',
  async run({ open, openTab }) {
    const first = await open('/');
    const second = await openTab('/?as=traveller_003');
    await second.sees(byRole('article'));
    await first.click(link('Create'));
    await first.fill(textbox('Your story'), 'Seen from the other tab.');
    await first.click(button('Post Story'));
    await first.reads(/Your post has been created!/);
    await second.reads(/New post/);
    await second.click(button('Refresh'));
    await second.reads(/Seen from the other tab\./);
  },
};

export const bell: Journey = {
  name: 'bell',
  async run({ open }) {
    const screen = await open('/');
    await screen.sees(byRole('article'));
    // Resent until it is received, because the socket opens some time after the page.
    await screen.sees(button(/^Notifications/));
    await screen.tab.evaluate(`mockBackend.live.emit({ type: 'new_follow', userId: 'traveller_002' })`);
    await screen.click(button('Notifications (1 unread)'));
    await screen.sees(byRole('dialog', 'Notifications'));
    await screen.press(button('Close', byRole('dialog', 'Notifications')), 'Escape');
    await screen.seesNo(byRole('dialog', 'Notifications'));
  },
};

export const signInAndOut: Journey = {
  name: 'sign out and in',
  bothTransports: true,
  // Chromium logs the worker's rejected requests.
  logs: /status of 401 \(Unauthorized\)$/,
  async run({ open }) {
    const screen = await open('/');
    await screen.click(button('Open profile menu'));
    await screen.click(button('Sign Out'));
    await screen.isAt(/\/landing\/?$/);
    await screen.click(button('Continue with Google'));
    await screen.isAt(/\/api\/auth\/google\/?$/);
    await screen.click(button(/Harpreet Singh/));
    await screen.isAt(/^\/$/);
    await screen.sees(byRole('article'));
  },
};
