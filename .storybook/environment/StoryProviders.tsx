import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { Providers } from '../../src/app/Providers.tsx';
import { currentStage } from './storyEnvironment.ts';

/** Parts stand on the column's ground, never on the table beside it. */
const column = { maxWidth: 480, margin: '0 auto', background: 'var(--ground)' };

/** A story with a route is the whole app at that address; any other stands by itself, in a router if it has data. */
export const withStage: Decorator = (Story, { parameters }) => {
  const stage = currentStage();
  const part =
    parameters.layout === 'fullscreen' ? (
      <Story />
    ) : (
      <div style={column}>
        <Story />
      </div>
    );
  if (!stage) return <Providers>{part}</Providers>;
  const { state, storyId, client } = stage;
  return (
    <Providers key={storyId + JSON.stringify(state)} client={client}>
      <MemoryRouter initialEntries={[state.route ?? '/']}>
        {state.route === null ? part : <AppRoutes />}
      </MemoryRouter>
    </Providers>
  );
};
