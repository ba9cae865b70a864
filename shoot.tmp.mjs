import { chromium } from 'playwright';
const [base, out, theme = 'light', ...ids] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--disable-blink-features=AutomationControlled'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
for (const id of ids) {
  const kind = /--playground|--all-states|^screens|wall|redlines|--default|story:/.test(id) ? 'story' : 'docs';
  await page.goto(`${base}/?path=/${kind}/${id.replace('story:', '')}&globals=theme:${theme}`);
  await page.waitForTimeout(5000);
  const f = page.frame({ name: 'storybook-preview-iframe' }) ?? page.frames()[1];
  const toc = await f?.evaluate(() => ({ toc: [...document.querySelectorAll('.toc-list-item')].map(e => e.innerText.replace(/\n/g,' / ')), h: document.documentElement.scrollHeight, wide: document.documentElement.scrollWidth - innerWidth })).catch(() => null);
  const panel = await page.locator('#storybook-panel-root').isVisible().catch(() => false);
  console.log(id, JSON.stringify(toc), 'panel', panel);
  await page.screenshot({ path: `${out}/${id.replace('story:', '')}-${theme}.png` });
}
await browser.close();
