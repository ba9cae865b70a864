import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { InUse } from '../../stories/docs/parts/InUse.tsx';

/** The docs page of a component: its purpose, a playground, its props, where it is used, and all stories. */
export default function PartPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      <InUse />
      <Stories />
    </>
  );
}
