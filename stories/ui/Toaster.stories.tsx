import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ToastPreview, type ToastPreviewProps } from './ToastPreview.tsx';
import { Toaster } from '../../src/ui/Toaster.tsx';
import { ToastCard } from '../../src/ui/ToastCard.tsx';
import { ToastText } from '../../src/ui/ToastText.tsx';
import { type ToastContent, toast } from '../../src/ui/toast.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = {
  title: 'UI/Toaster (toast, snackbar, alert)',
  id: 'ui-toaster',
  component: Toaster,
  subcomponents: { ToastCard, ToastText },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try the texts and the tone in the Controls panel. */
export const Playground: StoryObj<ToastPreviewProps> = {
  args: { title: 'Vote recorded', description: 'Your vote has been recorded!', tone: 'success', action: '' },
  argTypes: {
    title: { description: 'What has happened.' },
    description: { description: 'What it means, or what to do next.' },
    tone: {
      description: '`destructive` is announced at once, in the warning style.',
      options: ['success', 'destructive', 'plain'],
      control: { type: 'inline-radio' },
    },
    action: { description: 'Words on the button; none without.' },
  },
  render: (args) => <ToastPreview {...args} />,
  tags: ['!test'],
};
const shows =
  (content: ToastContent): NonNullable<Story['play']> =>
  async () => {
    toast(content);
    const role = content.tone === 'destructive' ? 'alert' : 'status';
    const region = await within(document.body).findByRole(role);
    await waitFor(() => expect(region).toHaveTextContent(content.title));
  };

export const Success: Story = {
  play: shows({ title: 'Vote recorded', description: 'Your vote has been recorded!' }),
};
export const TitleOnly: Story = { play: shows({ title: 'Marked as visited! +5 points' }) };
export const Destructive: Story = {
  play: shows({ title: 'Error', description: 'Failed to like post. Please try again.', tone: 'destructive' }),
};
const refresh = fn();
export const WithAction: Story = {
  play: async ({ userEvent }) => {
    toast({ title: 'New question', tone: 'plain', action: { label: 'Refresh', onPress: refresh } });
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Refresh' }));
    await expect(refresh).toHaveBeenCalled();
  },
};
/** A new toast replaces the previous one. */
export const OneAtATime: Story = {
  parameters: { requirements: ['TOAST-01'] },
  play: async () => {
    toast({ title: 'Bookmark added' });
    toast({ title: 'Bookmark removed' });
    const status = await within(document.body).findByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(/^Bookmark removed$/));
  },
};
/** It fades in above the bottom bar, and out when it is dismissed. */
export const Dismiss: Story = {
  play: async ({ userEvent }) => {
    toast({ title: 'Comment added' });
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Dismiss' }));
    await expect(within(document.body).queryByText('Comment added')).toBeNull();
  },
};
export const HotKey: Story = {
  parameters: { requirements: ['TOAST-05'] },
  play: async ({ userEvent }) => {
    toast({ title: 'Profile updated' });
    const region = await within(document.body).findByRole('region', { name: 'Notifications (F8)' });
    await userEvent.keyboard('{F8}');
    await expect(region).toHaveFocus();
  },
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
