import { useOf } from '@storybook/addon-docs/blocks';
import { nameOf } from '../../../.storybook/nameOf.ts';
import { guides } from '../guides/index.ts';

/** When to use this page's component, what it consists of, and what it does for accessibility. */
export function HowToUse() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = guides[nameOf(preparedMeta.title)];
  if (!guide) return null;
  return (
    <>
      <h2 id="when-to-use">When to use</h2>
      <p>{guide.use}</p>
      <h2 id="anatomy">Anatomy</h2>
      <p>{guide.anatomy}</p>
      <h2 id="accessibility">Accessibility</h2>
      <p>{guide.access}</p>
    </>
  );
}
