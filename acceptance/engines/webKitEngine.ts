import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import * as z from 'zod/mini';
import { type Engine, type Session, TIME_ZONE, type Tab, VIEWPORT, asJson } from './driver.ts';
import { KEYS, typing } from './keys.ts';
import { startDisplay } from './display.ts';
import { waitUntil } from './waitUntil.ts';
import { type Command, webDriver } from './webDriver.ts';

const NewSession = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const SESSION_LIMIT_MS = 20_000;
const NewWindow = z.object({ handle: z.string() });
/** The property that contains an element's ID in a reply. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const Element = z.object({ [ELEMENT]: z.string() });

/** A WebKit window; WebDriver addresses one window at a time. */
class WebKitTab implements Tab {
  readonly #command: Command;
  readonly #handle: string;
  constructor(command: Command, handle: string) {
    this.#command = command;
    this.#handle = handle;
  }
  async #post(path: string, body: object = {}): Promise<unknown> {
    await this.#command('POST', '/window', { handle: this.#handle });
    return this.#command('POST', path, body);
  }
  async #element(selector: string): Promise<string> {
    const found = await this.#post('/element', { using: 'css selector', value: selector });
    return `/element/${Element.parse(found)[ELEMENT]}`;
  }
  async goto(url: string): Promise<void> {
    await this.#post('/url', { url });
  }
  async reload(): Promise<void> {
    await this.#post('/refresh');
  }
  async back(): Promise<void> {
    await this.#post('/back');
  }
  async evaluate(expression: string): Promise<unknown> {
    const script = `return ${asJson(expression)}`;
    return JSON.parse(z.string().parse(await this.#post('/execute/sync', { script, args: [] })));
  }
  async click(selector: string): Promise<void> {
    const element = await this.#element(selector);
    await this.#command('POST', `${element}/click`, {});
  }
  async type(text: string): Promise<void> {
    await this.#post('/actions', { actions: [typing(text)] });
  }
  press(key: keyof typeof KEYS): Promise<void> {
    return this.type(KEYS[key]);
  }
  async setFiles(selector: string, files: readonly string[]): Promise<void> {
    const element = await this.#element(selector);
    await this.#command('POST', `${element}/value`, { text: files.join('\n') });
  }
  async screenshot(): Promise<Buffer> {
    await this.#command('POST', '/window', { handle: this.#handle });
    return Buffer.from(z.string().parse(await this.#command('GET', '/screenshot')), 'base64');
  }
}

interface OpenSession {
  browserName: string;
  browserVersion: string;
  command: Command;
  close: () => Promise<void>;
}

async function sessionOf({ command, close }: OpenSession): Promise<Session> {
  const first = z.string().parse(await command('GET', '/window'));
  let opened = 0;
  return {
    async newTab() {
      opened += 1;
      // A window, because a tab in the background is hidden and its timers are throttled.
      const handle =
        opened === 1
          ? first
          : NewWindow.parse(await command('POST', '/window/new', { type: 'window' })).handle;
      await command('POST', '/window', { handle });
      await command('POST', '/window/rect', VIEWPORT);
      return new WebKitTab(command, handle);
    },
    // WebDriver has no access to the console: problems.js reports what the page itself can see.
    problems: () => [],
    close,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  server.close();
  return port;
}

async function stop(program: ChildProcess): Promise<void> {
  const gone = once(program, 'exit');
  program.kill();
  await gone;
}

/**
 * Starts a driver with one session; on a busy machine WebKitGTK's driver sometimes creates none, and then
 * never does.
 */
async function startSession(executable: string, env: NodeJS.ProcessEnv): Promise<OpenSession> {
  const port = await freePort();
  const program = spawn(executable, [`--port=${port}`], { stdio: 'ignore', env });
  const driver = webDriver(`http://127.0.0.1:${port}`);
  try {
    await waitUntil('WebKitWebDriver answers', () => driver('GET', '/status').then(Boolean, () => false));
    const { sessionId, capabilities } = NewSession.parse(
      await driver('POST', '/session', { capabilities: {} }, SESSION_LIMIT_MS),
    );
    const command: Command = (method, path, body) => driver(method, `/session/${sessionId}${path}`, body);
    return {
      ...capabilities,
      command,
      async close() {
        try {
          await command('DELETE', '');
        } finally {
          await stop(program);
        }
      },
    };
  } catch (error) {
    await stop(program);
    throw error;
  }
}

/** WebKitGTK with its own driver; uses a virtual display if there is none. */
export async function startWebKit(executable: string): Promise<Engine> {
  const display = await startDisplay();
  const env = { ...process.env, ...display.env, TZ: TIME_ZONE, LANG: 'en_IN.UTF-8' };
  const start = (): Promise<OpenSession> =>
    startSession(executable, env).catch((error: unknown) => {
      console.log(`webkit: started again, because ${String(error)}`);
      return startSession(executable, env);
    });
  const { browserName, browserVersion, close } = await start();
  await close();
  return {
    version: `${browserName} (WebKitGTK) ${browserVersion}`,
    newSession: async () => sessionOf(await start()),
    close: () => display.close(),
  };
}
