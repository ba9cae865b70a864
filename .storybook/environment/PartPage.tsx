import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { InUse } from '../../stories/docs/parts/InUse.tsx';
import { nameOf } from '../nameOf.ts';

/** The docs page of a component: its purpose, a playground, its props, where it is used, and all stories. */
export default function PartPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title>{nameOf(preparedMeta.title)}</Title>
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <h2 id="props">Props</h2>
      <Controls />
      <InUse />
      <Stories />
    </>
  );
}
