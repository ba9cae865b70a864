import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../src/api/endpointQuery.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { ProfileHead } from '../../src/features/profile/ProfileHead.tsx';
import { click, playSteps } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible, playInOrder } from '../support/assertions.ts';
import { people } from '../support/presets.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

interface Props {
  /** Id of the seeded user. */
  id: string;
  /** Whether it is the current user's profile. */
  own: boolean;
}

/** The header of a profile, for the seeded user with the given `id`. */
function Head({ id, own }: Props) {
  const { data } = useQuery(endpointQuery(endpoints.users.one, { params: { id } }));
  return data ? <ProfileHead user={data} own={own} /> : null;
}

const meta = {
  title: 'Features/ProfileHead',
  component: Head,
  subcomponents: { ProfileHead },
  argTypes: {
    id: people,
  },
  args: { id: 'traveller_001', own: true },
  parameters: inFrame('520px'),
} satisfies Meta<typeof Head>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Own: Story = {
  play: expectVisible(['heading', 'Ananya Rao'], ['button', 'Saved'], ['link', 'Edit']),
};
export const OfAnother: Story = {
  args: { id: 'traveller_004', own: false },
  play: expectVisible(['heading', 'Tenzin Dolma']),
};
export const Veteran: Story = {
  args: { id: 'traveller_002', own: false },
  play: expectText(/Universe Explorer/),
};
export const Guest: Story = {
  args: { id: 'guest_user_001' },
  parameters: { scenario: 'guest' },
  play: expectVisible(['heading', 'Guest Explorer']),
};
/** AMB-78: a level that fails to load is not shown as level 1. */
export const LevelFails: Story = {
  parameters: { faults: { 'GET /api/users/:id/stats': 500 } },
  play: playInOrder(expectText('The level did not load.'), expectVisible(['button', 'Retry'])),
};
/** The posts that the user has bookmarked. */
export const Saved: Story = {
  parameters: { requirements: ['PROF-05'] },
  play: playSteps({
    Opens: [click('button', 'Saved'), expectVisible(['dialog', 'Saved'], ['article', / by /])],
  }),
};
export const NothingSaved: Story = {
  parameters: { scenario: 'empty' },
  play: playSteps({
    Opens: [click('button', 'Saved'), expectVisible(['dialog', 'Saved'], ['heading', /saved/i])],
  }),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['heading', /Wolfeschlegelstein/]),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
