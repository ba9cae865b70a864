import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowLeftIcon from '@phosphor-icons/core/regular/arrow-left.svg?react';
import { Hero } from '../../src/ui/Hero.tsx';
import { IconLink } from '../../src/ui/IconLink.tsx';
import { Picture } from '../../src/ui/Picture.tsx';
import { samplePicture } from './samplePicture.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = { title: 'UI/Hero (banner, cover)', id: 'ui-hero', component: Hero } satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
/** With the back link on the picture. */
export const Default: Story = {
  args: {
    children: (
      <>
        <IconLink raised href="#back" label="Back">
          <ArrowLeftIcon aria-hidden />
        </IconLink>
        <Picture src={samplePicture} alt="" ratio={1.2} />
      </>
    ),
  },
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
