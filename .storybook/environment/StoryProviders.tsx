import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { Providers } from '../../src/app/Providers.tsx';
import { currentEnvironment } from './storyEnvironment.ts';

/** Components are shown on the background of the app's column. */
const column = { maxWidth: 480, margin: '0 auto', background: 'var(--ground)' };

/**
 * Renders the whole app for a story with a route, otherwise the story's component, in a router if it has a
 * backend.
 */
export const withStoryProviders: Decorator = (Story, { parameters }) => {
  const environment = currentEnvironment();
  const content =
    parameters.layout === 'fullscreen' ? (
      <Story />
    ) : (
      <div className="story-column" style={column}>
        <Story />
      </div>
    );
  if (!environment) return <Providers>{content}</Providers>;
  const { state, storyId, client } = environment;
  return (
    <Providers key={storyId + JSON.stringify(state)} client={client}>
      <MemoryRouter initialEntries={[state.route ?? '/']}>
        {state.route === null ? content : <AppRoutes />}
      </MemoryRouter>
    </Providers>
  );
};
