import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { App } from '../../src/app/App.tsx';
import { paths } from '../../src/routes.ts';
import { become, earn, fill, press, story, write } from '../support/interactions.ts';
import { fillContact, fillTrip, next, send } from '../support/travelPlan.ts';
import { gone, says, shows } from '../support/assertions.ts';
import { tabTo, type } from '../support/keyboard.ts';

/** Several screens in one go, each against a mock backend that remembers what was done. */
const meta = {
  title: 'Flows/Journeys',
  component: App,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.home() },
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JoinAndPost: Story = {
  parameters: { route: paths.landing(), as: 'visitor' },
  play: story({
    'Signs in': [press('button', 'Continue with Google'), become('traveller_003')],
    'Goes home': [press('link', 'Look around first'), says('Travel Rookie')],
    'Writes a story': [
      press('link', 'Create'),
      write('Your story', 'The last bus waited for me.'),
      press('button', 'Post Story'),
    ],
    'Sees it on top': [
      says('Your post has been created!', 'The last bus waited for me.'),
      shows(['article', 'Story by Ishaan Verma']),
    ],
  }),
};

export const VoteInAPoll: Story = {
  parameters: { route: '/?filter=polls' },
  play: story({
    'Reads a poll': shows(['button', 'Poncho']),
    Votes: press('button', 'Poncho'),
    'Sees the count': [
      says('Vote recorded'),
      async ({ canvas }) => {
        await expect(await canvas.findByRole('progressbar', { name: 'Poncho' })).toBeVisible();
        await expect(canvas.queryByRole('button', { name: 'Poncho' })).toBeNull();
      },
    ],
  }),
};

export const AskAnswerAndThank: Story = {
  parameters: { route: paths.askLocal() },
  play: story({
    Asks: [
      press('button', 'Ask Question'),
      fill({
        Title: 'Is the Kaza road open?',
        'Question details': 'Two of us, one Bullet, from Manali.',
        Destination: 'Kaza',
        Country: 'India',
      }),
      press('button', 'Post Question'),
      says('Question Posted!'),
      shows(['heading', 'My Questions (6)']),
    ],
    'Somebody answers': [
      become('traveller_004'),
      // The asker's own list goes with the asker, and every link in it.
      gone('heading', /^My Questions/),
      press('link', 'Is the Kaza road open?'),
      write('Your answer', 'Open since Tuesday. Start before six.'),
      press('button', 'Post Answer'),
      says('Answer posted'),
    ],
    'Is thanked': [
      become('traveller_001'),
      press('button', /^Helpful: answer by Tenzin Dolma/),
      shows(['button', 'Helpful: answer by Tenzin Dolma, 1']),
    ],
  }),
};

export const PlanATrip: Story = {
  parameters: { route: paths.travelPlanning() },
  play: story({
    'Says where and when': [fillTrip, next],
    'Says for how much': [press('radio', /Luxury/), next],
    'Leaves a number': [fillContact, send],
    'Is thanked': [says('Itinerary Submitted Successfully!'), shows(['heading', 'What happens next?'])],
    'Goes home': [press('link', 'Back to Home'), shows(['heading', 'Home feed'])],
  }),
};

/** 99 points on the fourth stone: one like is enough for the fifth. */
export const ClimbALevel: Story = {
  parameters: { route: paths.post('post_001') },
  play: story({
    'Has come far': earn('traveller_001', 27),
    Likes: press('button', /^Like post by/),
    'Is a level up': [press('link', 'Back to Feed'), says(/^Level 5/)],
  }),
};

export const KeyboardAlone: Story = {
  parameters: { route: paths.post('post_004') },
  play: story({
    'Skips the header': [tabTo('button', 'Skip to content'), type('{Enter}')],
    Votes: [tabTo('button', 'Umbrella'), type('{Enter}'), says('Vote recorded')],
    Comments: [tabTo('textbox', /^Comment on/), type('Both, in July.{Enter}'), says('Comment added')],
    'Goes back': [tabTo('link', 'Back to Feed'), type('{Enter}'), shows(['heading', 'Home feed'])],
  }),
};
