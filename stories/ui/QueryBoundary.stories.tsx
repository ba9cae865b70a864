import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { QueryBoundary } from '../../src/ui/QueryBoundary.tsx';
import { SkeletonRow } from '../../src/ui/SkeletonRow.tsx';
import { presets } from '../support/presets.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const refetch = fn();
const query = { data: undefined, isError: false, refetch };

const meta = {
  title: 'UI/QueryBoundary',
  component: QueryBoundary,
  argTypes: {
    query: presets({
      Loaded: { ...query, data: [] },
      Loading: query,
      Failed: { ...query, isError: true },
      'Failed, with data from before': { ...query, data: [], isError: true },
    }),
  },
  args: {
    query,
    fallback: <SkeletonRow />,
    errorTitle: 'The packages did not load',
    children: () => <p>24 packages found</p>,
  },
} satisfies Meta<typeof QueryBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
export const Failed: Story = {
  args: { query: { ...query, isError: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(refetch).toHaveBeenCalled());
  },
};
export const Here: Story = {
  args: { query: { ...query, data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 packages found')).toBeVisible();
  },
};
/** A failed refetch shows an error and keeps the data. */
export const FailedAgain: Story = {
  args: { showRefetchError: true, query: { ...query, data: [], isError: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The packages did not load');
    await expect(canvas.getByText('24 packages found')).toBeVisible();
  },
};
export const AllStates: Story = { ...bothThemes({ Waiting, Failed, Here, FailedAgain }), tags: ['!test'] };
