import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { createPrerenderReplies } from '../../mocks/prerender.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { Providers } from '../../src/app/Providers.tsx';
import { createAppQueryClient } from '../../src/app/createAppQueryClient.ts';
import type { Prerendered } from '../../src/app/prerendered.ts';
import { loadScreen, screens } from '../../src/app/screens.ts';
import { routeNameOf } from '../../src/layout/routeName.ts';
import { BASE, withBase } from '../../src/routes.ts';
import { renderTime } from '../../src/shared/renderTime.ts';
import { Shell } from './Shell.tsx';
import { type CriticalStyles, criticalStyles } from './criticalStyles.ts';

/** One server-rendered page. */
export interface RenderedPage {
  html: string;
  /** Shown instead until the app has loaded, if the user would see different data: the screen in its loading state. */
  loading: string;
  /** The same for other addresses. */
  shell: string;
  /** The styles of styled-components, for all of them. */
  styles: CriticalStyles;
  /** Whether it looks the same to everyone. */
  isSameForAllUsers: boolean;
  data: Prerendered;
}

/** A path for which no tab of the bottom navigation is active. */
const NOWHERE = '/profile/-';

/** Some reads depend on others: a post's, then its author's. */
const MAX_ROUNDS = 6;

/** Collects the styles of all pages. Shared, because recomputing them for each page would be slowest. */
const sheet = new ServerStyleSheet();

function renderToText(client: QueryClient, path: string, routes: ReactNode): string {
  return renderToString(
    sheet.collectStyles(
      <StrictMode>
        <Providers client={client}>
          <StaticRouter basename={BASE} location={withBase(path)}>
            {routes}
          </StaticRouter>
        </Providers>
      </StrictMode>,
    ),
  );
}

const isEnabled = (options: object): boolean => !('enabled' in options) || options.enabled !== false;

/** The reads of the last render that have no reply yet. */
const missing = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ predicate: ({ state, options }) => state.status === 'pending' && isEnabled(options) });

/** Re-renders until every read of the screen has its reply. */
async function renderPage(path: string, client: QueryClient, rounds: number) {
  const render = (): string => renderToText(client, path, <AppRoutes />);
  const first = render();
  let html = first;
  for (let round = 0; round < rounds && missing(client).length > 0; round += 1) {
    await Promise.all(missing(client).map((query) => query.fetch().catch(() => undefined)));
    html = render();
  }
  if (rounds > 0 && missing(client).length > 0) throw new Error(`${path} never has all its data`);
  return { html, loading: first, isSameForAllUsers: html === first };
}

const repliesIn = (client: QueryClient): Prerendered['replies'] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): Prerendered['replies'] =>
      state.data === undefined ? [] : [[queryKey, state.data]],
    );

/** Caches replies by URL, since every page reads the guest's session and points. */
function answerFrom(reply: (request: Request) => Promise<Response>): typeof fetch {
  const texts = new Map<string, Promise<{ text: string; status: number }>>();
  return async (input, init) => {
    const request = new Request(input, init);
    const answer = async () => {
      const response = await reply(request);
      return { text: await response.text(), status: response.status };
    };
    const known = texts.get(request.url) ?? answer();
    texts.set(request.url, known);
    const { text, status } = await known;
    return new Response(text, { status });
  };
}

/** Renders pages as the guest sees them at a given time; without `seeded`, in their loading state. */
export async function createRenderer({ moment, seeded }: { moment: number; seeded: boolean }) {
  // Slightly after the seed's epoch, as in a running app: a poll that ends in a day has less than a day left.
  renderTime.fix(moment + 1);
  const { reply, ids } = createPrerenderReplies({ moment, assetUrl: (name) => withBase(`pictures/${name}`) });
  globalThis.fetch = answerFrom(reply);
  await Promise.all(Object.values(screens).map(loadScreen));
  const shellHtml = renderToText(createAppQueryClient(), NOWHERE, <Shell />);
  const render = async (path: string): Promise<RenderedPage> => {
    const client = createAppQueryClient();
    const { html, loading, isSameForAllUsers } = await renderPage(path, client, seeded ? MAX_ROUNDS : 0);
    return {
      html,
      loading,
      shell: shellHtml,
      styles: criticalStyles(
        sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, ''),
        html + loading + shellHtml,
      ),
      isSameForAllUsers,
      data: { route: routeNameOf(path), moment, replies: isSameForAllUsers ? [] : repliesIn(client) },
    };
  };
  return { ids, render };
}
