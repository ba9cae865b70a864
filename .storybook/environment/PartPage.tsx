import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useContext, useMemo } from 'react';
import { HowToUse } from '../../stories/docs/parts/HowToUse.tsx';
import { InUse } from '../../stories/docs/parts/InUse.tsx';
import { DoAndDont } from './DoAndDont.tsx';
import { Examples } from './Examples.tsx';
import { nameOf } from '../nameOf.ts';

/**
 * Passes the names of presets to the controls inside it. Storybook passes the values, in which they find none
 * of their options.
 */
function WithPresetNames({ children }: PropsWithChildren) {
  const context = useContext(DocsContext);
  const named = useMemo(() => {
    const getStoryContext: typeof context.getStoryContext = (story) => {
      const given = context.getStoryContext(story);
      return { ...given, args: given.unmappedArgs };
    };
    return new Proxy(context, {
      get: (target, name): unknown =>
        name === 'getStoryContext' ? getStoryContext : Reflect.get(target, name),
    });
  }, [context]);
  return <DocsContext.Provider value={named}>{children}</DocsContext.Provider>;
}

/** The docs page of a component: its purpose, a playground, how to use it, its props, where it is used, and all stories. */
export default function PartPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title>{nameOf(preparedMeta.title)}</Title>
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <HowToUse />
      <DoAndDont />
      <h2 id="props">Props</h2>
      <WithPresetNames>
        <Controls />
      </WithPresetNames>
      <InUse />
      <Examples />
    </>
  );
}
