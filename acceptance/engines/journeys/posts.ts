import { articleWithText, articleWith, button, byRole, field, link, tab, textbox } from '../targets.ts';
import type { Journey } from './journey.ts';

const likeable = articleWith(button(/^(Like|Unlike) post by/));

export const like: Journey = {
  name: 'like',
  bothTransports: true,
  async run({ open }) {
    const screen = await open('/', { as: 'guest_user_001' });
    const likeButton = button(/^Like post by/, likeable);
    const before = Number((await screen.text(likeButton)).replaceAll(/\D/g, ''));
    await screen.click(likeButton);
    await screen.reads(new RegExp(`^\\s*${before + 1}\\s*$`), button(/^Unlike post by/, likeable));
    await screen.reload();
    await screen.sees(button(/^Unlike post by/, likeable));
  },
};

export const vote: Journey = {
  name: 'vote',
  bothTransports: true,
  async run({ open }) {
    const screen = await open('/');
    await screen.click(tab('Polls'));
    // The other tab's items stay until the polls are loaded.
    await screen.seesNo(likeable);
    const ballot = articleWith(button(/./, byRole('group')));
    await screen.click(button(/./, byRole('group', undefined, ballot)));
    await screen.reads(/Your vote has been recorded!/);
  },
};

export const postWithPictures: Journey = {
  name: 'post with pictures',
  bothTransports: true,
  async run({ open, pictures }) {
    const screen = await open('/');
    await screen.click(link('Create'));
    await screen.fill(textbox('Your story'), 'Climbed Matanga at five with a flask of filter coffee.');
    await screen.fill(field('Destination'), 'Hampi, India');
    await screen.chooseFiles(field('Add images'), pictures);
    await screen.sees(button('Remove second.png'));
    await screen.click(button('Post Story'));
    await screen.reads(/Your post has been created!/);
    await screen.isAt(/^\/$/);
    const mine = articleWithText(/Climbed Matanga at five/);
    await screen.showsPictures(mine);
    await screen.reload();
    await screen.sees(mine);
    await screen.showsPictures(mine);
  },
};

export const comment: Journey = {
  name: 'comment',
  bothTransports: true,
  async run({ open }) {
    const screen = await open('/');
    await screen.click(button(/^Comments on/, likeable));
    const box = textbox(/Comment/, likeable);
    await screen.fill(box, 'Two punctures is a good bus.');
    await screen.press(box, 'Enter');
    await screen.reads(/Comment added/);
    await screen.hasValue(box, '');
    await screen.reads(/Two punctures is a good bus\./, likeable);
  },
};
