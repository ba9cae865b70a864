import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { App } from '../../src/app/App.tsx';
import { paths } from '../../src/routes.ts';
import { signInAs, awardPoints, fill, click, playSteps, typeInto } from '../support/interactions.ts';
import { findPoll, findPost } from '../support/seeded.ts';
import { fillContact, fillTrip, clickNext, submitPlan } from '../support/travelPlan.ts';
import { expectGone, expectText, expectVisible } from '../support/assertions.ts';
import { tabTo, pressKeys } from '../support/keyboard.ts';

/** Several screens in sequence, each flow with a mock backend that keeps its state. */
const meta = {
  title: 'Flows/Journeys',
  component: App,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.home() },
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const poll = findPoll({ open: true, voted: false, own: false });

export const JoinAndPost: Story = {
  parameters: { route: paths.landing(), as: 'visitor' },
  play: playSteps({
    'Signs in': [click('button', 'Continue with Google'), signInAs('traveller_003')],
    'Goes home': [click('link', 'Look around first'), expectText('Travel Rookie')],
    'Writes a story': [
      click('link', 'Create'),
      typeInto('Your story', 'The last bus waited for me.'),
      click('button', 'Post Story'),
    ],
    'Sees it on top': [
      expectText('Your post has been created!', 'The last bus waited for me.'),
      expectVisible(['article', 'Story by Ishaan Verma']),
    ],
  }),
};

export const VoteInAPoll: Story = {
  parameters: { route: '/?filter=polls' },
  play: playSteps({
    'Reads a poll': expectVisible(['button', poll.secondOption]),
    Votes: click('button', poll.secondOption),
    'Sees the count': [
      expectText('Vote recorded'),
      async ({ canvas }) => {
        await expect(await canvas.findByRole('progressbar', { name: poll.secondOption })).toBeVisible();
        await expect(canvas.queryByRole('button', { name: poll.secondOption })).toBeNull();
      },
    ],
  }),
};

export const AskAnswerAndThank: Story = {
  parameters: { route: paths.askLocal() },
  play: playSteps({
    Asks: [
      click('button', 'Ask Question'),
      fill({
        Title: 'Is the Kaza road open?',
        'Question details': 'Two of us, one Bullet, from Manali.',
        Destination: 'Kaza',
        Country: 'India',
      }),
      click('button', 'Post Question'),
      expectText('Question Posted!'),
      expectVisible(['heading', 'My Questions (6)']),
    ],
    'Somebody answers': [
      signInAs('traveller_004'),
      // The asker's own list disappears with the asker, including all its links.
      expectGone('heading', /^My Questions/),
      click('link', 'Is the Kaza road open?'),
      typeInto('Your answer', 'Open since Tuesday. Start before six.'),
      click('button', 'Post Answer'),
      expectText('Answer posted'),
    ],
    'Is thanked': [
      signInAs('traveller_001'),
      click('button', /^Helpful: answer by Tenzin Dolma/),
      expectVisible(['button', 'Helpful: answer by Tenzin Dolma, 1']),
    ],
  }),
};

export const PlanATrip: Story = {
  parameters: { route: paths.travelPlanning() },
  play: playSteps({
    'Says where and when': [fillTrip, clickNext],
    'Says for how much': [click('radio', /Luxury/), clickNext],
    'Leaves a number': [fillContact, submitPlan],
    'Is thanked': [
      expectText('Itinerary Submitted Successfully!'),
      expectVisible(['heading', 'What happens next?']),
    ],
    'Goes home': [click('link', 'Back to Home'), expectVisible(['heading', 'Home feed'])],
  }),
};

/** Starts at level 4 with 99 points: a single like reaches level 5. */
export const ClimbALevel: Story = {
  parameters: { route: paths.post(findPost({ type: 'story', liked: false }).id) },
  play: playSteps({
    'Has come far': awardPoints('traveller_001', 27),
    Likes: click('button', /^Like post by/),
    'Is a level up': [click('link', 'Back to Feed'), expectText(/^Level 5/)],
  }),
};

export const KeyboardAlone: Story = {
  parameters: { route: paths.post(poll.postId) },
  play: playSteps({
    'Skips the header': [tabTo('button', 'Skip to content'), pressKeys('{Enter}')],
    Votes: [tabTo('button', poll.firstOption), pressKeys('{Enter}'), expectText('Vote recorded')],
    Comments: [
      tabTo('textbox', /^Comment on/),
      pressKeys('Both, in July.{Enter}'),
      expectText('Comment added'),
    ],
    'Goes back': [
      tabTo('link', 'Back to Feed'),
      pressKeys('{Enter}'),
      expectVisible(['heading', 'Home feed']),
    ],
  }),
};
