import { chromium } from 'playwright';
const base = process.argv[2]; 
const only = process.argv[3] ? new RegExp(process.argv[3]) : /--playground$/;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--disable-blink-features=AutomationControlled'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const index = await (await fetch(`${base}/index.json`)).json();
const ids = Object.values(index.entries).filter(e => only.test(e.id)).map(e => e.id);
let objects = 0, choose = 0, controls = 0, none = 0;
await page.goto(`${base}/?path=/story/${ids[0]}`);
for (const id of ids) {
  await page.goto(`${base}/?path=/story/${id}`);
  const panel = page.locator('#storybook-panel-root');
  await panel.getByRole('tab', { name: /Controls/ }).click().catch(() => {});
  await page.locator('#storybook-panel-root .docblock-argstable, #storybook-panel-root :text("no controls")').first().waitFor({ timeout: 15000 }).catch(() => console.log(id, 'NO PANEL'));
  const rows = await page.evaluate(() => [...document.querySelectorAll('#storybook-panel-root .docblock-argstable tbody tr')].map(tr => {
    const cells = [...tr.children];
    const c = cells.at(-1); if (cells.length < 3) return null;
    const name = cells[0].innerText.trim();
    const sel = c.querySelector('select'); const radios = [...c.querySelectorAll('input[type=radio]')];
    const what = sel ? `select:${sel.selectedOptions[0]?.text}` : radios.length ? `radio:${radios.find(r => r.checked)?.closest('label')?.innerText ?? 'NONE'}/${radios.length}` : c.querySelector('[role=switch],input[type=checkbox]') ? `switch:${c.querySelector('input').checked}` : c.querySelector('textarea') ? `text:${c.querySelector('textarea').value.slice(0,30)}` : c.querySelector('input') ? `${c.querySelector('input').type}:${c.querySelector('input').value}` : c.innerText.trim().slice(0, 40);
    return `${name} = ${what}`;
  }).filter(Boolean));
  controls += rows.filter(r => !/= -$/.test(r)).length;
  choose += rows.filter(r => /Choose option/.test(r)).length; objects += rows.filter(r => /Set (object|string|boolean|number)|RAW/.test(r)).length;
  if (!rows.length) none++;
  console.log(id, '|', rows.join(' ; '));
}
console.log({ playgrounds: ids.length, controls, choose, objects, none });
await browser.close();
