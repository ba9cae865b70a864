import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import type { Host } from './host.ts';
import { newPhone } from './phone.ts';

const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/<meta\b[^>]*Content-Security-Policy[^>]*>/, '');

/** The page as HTML, including every style its scripts have added. */
const serialisePage = (): string => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const html = document.documentElement.outerHTML.replaceAll(/<style\b[\s\S]*?<\/style>/g, '');
  return `<!doctype html>${html}`.replace('</head>', () => `<style>${rules.join('\n')}</style></head>`);
};

/** The home page as HTML without JavaScript: the prerendered one, or else a snapshot of the running app. */
export async function plainPage(folder: string, host: Host, browser: Browser): Promise<string> {
  const index = path.join(folder, 'index.html');
  const built = existsSync(index) ? readFileSync(index, 'utf8') : '';
  if (built.includes('<article')) return withoutScripts(built);
  const phone = await newPhone(browser);
  const page = await phone.newPage();
  await page.goto(host.url);
  await page.locator('main article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const html = withoutScripts(await page.evaluate(serialisePage));
  await phone.close();
  return html;
}
