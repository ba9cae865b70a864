import type { BrowserContext, BrowserType, LaunchOptions, Page } from 'playwright';
import { type Engine, LOCALE, type Session, TIME_ZONE, type Tab, VIEWPORT, asJson } from './driver.ts';

const tabOf = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  back: async () => void (await page.goBack()),
  evaluate: async (expression) => JSON.parse(await page.evaluate<string>(asJson(expression))),
  click: (selector) => page.locator(selector).click(),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  setFiles: (selector, files) => page.locator(selector).setInputFiles([...files]),
  screenshot: () => page.screenshot(),
});

function listen(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  return problems;
}

/** A browser driven by Playwright: Chromium, or Playwright's builds of Firefox and WebKit. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    version: `${type.name()} ${browser.version()}`,
    async newSession(): Promise<Session> {
      const context = await browser.newContext({ viewport: VIEWPORT, locale: LOCALE, timezoneId: TIME_ZONE });
      const problems = listen(context);
      return {
        newTab: async () => tabOf(await context.newPage()),
        problems: () => problems,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
