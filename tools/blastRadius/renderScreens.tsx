import type { QueryClient } from '@tanstack/react-query';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { Providers } from '../../src/app/Providers.tsx';
import { createAppQueryClient } from '../../src/app/createAppQueryClient.ts';
import { loadScreen, screens } from '../../src/app/screens.ts';
import { paths } from '../../src/routes.ts';
import { renderTime } from '../../src/shared/renderTime.ts';
import { SEED_EPOCH } from '../../mocks/seed/dates.ts';
import { endpointNameOf } from '../contract/findEndpoint.ts';
import { findEntityIds } from '../contract/findEntityIds.ts';
import { SIGNED_IN_USER_ID, createRecorder } from '../contract/recordExamples.ts';

/** How a screen handles a reply. */
type Verdict = 'fine' | 'error screen' | 'white page' | 'raw value shown';
export interface RenderResult {
  verdict: Verdict;
  html: string;
  /** The text without tags. */
  text: string;
  problem: string;
  /** The reads it requested, by method and path. */
  reads: Set<string>;
}
/** Changes a reply before the screen receives it. */
type Change = (read: string, reply: unknown) => unknown;

/** Words that must not be visible to users. */
const RAW_VALUE = /\b(?:undefined|null|NaN|Infinity|Invalid Date)\b|\[object /;
/** Some reads depend on others: a post's, then its author's. */
const MAX_ROUNDS = 6;

const textOf = (html: string): string =>
  html
    .replaceAll(/<(style|script|template)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

interface RenderedScreen {
  html: string;
  /** The thrown error and its component stack. */
  error?: { message: string; stack: string };
}

const renderScreen = (client: QueryClient, at: string): Promise<RenderedScreen> =>
  new Promise((resolve) => {
    const parts: string[] = [];
    let error: RenderedScreen['error'];
    const out = new Writable({
      write(chunk, _encoding, done) {
        parts.push(String(chunk));
        done();
      },
      final(done) {
        resolve({ html: parts.join(''), ...(error ? { error } : {}) });
        done();
      },
    });
    const stream = renderToPipeableStream(
      <Providers client={client}>
        <StaticRouter location={at}>
          <AppRoutes />
        </StaticRouter>
      </Providers>,
      {
        // Otherwise long parts are streamed hidden at the end, and moved into place by a script.
        progressiveChunkSize: Infinity,
        onAllReady: () => stream.pipe(out),
        onError: (thrown, { componentStack = '' }) => {
          error = {
            message: thrown instanceof Error ? thrown.message : String(thrown),
            stack: componentStack,
          };
        },
        onShellError: () => resolve({ html: '', ...(error ? { error } : {}) }),
      },
    );
  });

const missing = (client: QueryClient) =>
  client.getQueryCache().findAll({
    predicate: ({ state, options }) =>
      state.status === 'pending' && !('enabled' in options && options.enabled === false),
  });

function verdictOf({ html, error }: RenderedScreen): Pick<RenderResult, 'verdict' | 'text' | 'problem'> {
  const text = textOf(html);
  if (error) {
    // Errors thrown in the screen are caught by its error boundary; the layout is outside of it.
    const verdict = error.stack.includes('react-error-boundary') ? 'error screen' : 'white page';
    return { verdict, text, problem: error.message };
  }
  const rawValue = RAW_VALUE.exec(text);
  return rawValue
    ? { verdict: 'raw value shown', text, problem: rawValue[0] }
    : { verdict: 'fine', text, problem: '' };
}

/** Renders every screen over the seed as Ananya sees it, without a browser; effects do not run. */
export async function createScreens() {
  renderTime.fix(SEED_EPOCH + 1);
  await Promise.all(Object.values(screens).map(loadScreen));
  const { db, respond } = createRecorder();
  const find = findEntityIds(db, SIGNED_IN_USER_ID);
  const addresses: Record<string, string> = {
    Home: paths.home(),
    Profile: paths.profile(),
    "Somebody's profile": paths.profile(find('other')),
    'Edit profile': paths.editProfile(),
    Explore: paths.explore(),
    'Search results': paths.explore('goa'),
    'To-do list': paths.todoList(),
    'Create post': paths.createPost(),
    Post: paths.post(find('otherPost')),
    'Ask a Local': paths.askLocal(),
    Question: paths.question(find('otherQuestion')),
    'Plan a trip': paths.travelPlanning(),
    Packages: paths.packages(),
    Package: paths.package(find('package')),
    Destinations: paths.destinations(),
    Destination: paths.destination(find('destination')),
    Leaderboard: paths.leaderboard(),
    Landing: paths.landing(),
    'Page not found': '/nowhere',
  };
  const replies = new Map<string, { status: number; reply: unknown }>();
  async function replyTo(request: Request) {
    const known = replies.get(request.url);
    if (known) return known;
    const response = await respond(request);
    const answered = { status: response.status, reply: (await response.json()) as unknown };
    replies.set(request.url, answered);
    return answered;
  }
  /** Renders a screen with changed replies. */
  async function render(screen: string, change: Change = (_read, reply) => reply): Promise<RenderResult> {
    const reads = new Set<string>();
    const before = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const read = endpointNameOf('GET', new URL(request.url).pathname);
      reads.add(read);
      const { status, reply } = await replyTo(request);
      return Response.json(change(read, reply), { status });
    };
    try {
      const client = createAppQueryClient();
      const at = addresses[screen] ?? '/';
      let rendered = await renderScreen(client, at);
      for (let round = 0; round < MAX_ROUNDS && missing(client).length > 0 && !rendered.error; round += 1) {
        await Promise.all(missing(client).map((query) => query.fetch().catch(() => undefined)));
        rendered = await renderScreen(client, at);
      }
      return { ...verdictOf(rendered), html: rendered.html, reads };
    } finally {
      globalThis.fetch = before;
    }
  }
  return {
    names: Object.keys(addresses),
    render,
    sample: (read: string) =>
      [...replies].find(([url]) => endpointNameOf('GET', new URL(url).pathname) === read)?.[1].reply,
  };
}
