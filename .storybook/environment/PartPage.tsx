import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { InUse } from '../../stories/docs/parts/InUse.tsx';

/** The page of a part: what it is for, a place to try it, its props, where it is used, and every story. */
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
