import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const out = process.argv[2]; const base = process.argv[3]; const pages = process.argv.slice(4);
for (const [scheme, width] of [['light', 1280], ['dark', 1280], ['light', 390], ['dark', 390]]) {
  const page = await browser.newPage({ colorScheme: scheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.route(/^https:/, (route) => { console.log('asked', route.request().url()); return route.abort(); });
  for (const path of pages) {
    await page.goto(base + path); await page.waitForTimeout(1200);
    await page.screenshot({ path: `${out}/${path.replaceAll('/', '') || 'home'}-${width}-${scheme}.png`, fullPage: true });
  }
  await page.close();
}
await browser.close();
