import { chromium } from '@playwright/test';
const [, , base, out, ...jobs] = process.argv;
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
for (const j of jobs) {
  const [name, path, width, scheme = 'light'] = j.split('|');
  const p = await b.newPage({ viewport: { width: +width, height: 900 }, colorScheme: scheme });
  await p.goto(base + path, { waitUntil: 'load', timeout: 240000 });
  await p.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 700) { scrollTo(0, y); await new Promise(r => setTimeout(r, 250)); } scrollTo(0, 0); });
  await p.waitForTimeout(800);
  const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await p.screenshot({ path: `${out}/${name}.png`, fullPage: true });
  console.log(name, 'overflow', over);
  await p.close();
}
await b.close();
