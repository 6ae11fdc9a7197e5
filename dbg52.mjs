import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.route(/^https:/, (route) => route.abort());
page.on('console', m => console.log(m.text())); page.on('pageerror', e => console.log(e));
await page.goto('http://localhost:8765/'); await page.waitForTimeout(2500);
console.log(await page.evaluate(() => [...document.fonts].map(f => [f.family, f.style, f.weight, f.status, f.unicodeRange.slice(0,12)].join('|')).join('\n')));
console.log(await page.evaluate(() => getComputedStyle(document.querySelector('h1')).fontFamily + getComputedStyle(document.querySelector('h1')).fontWeight));
await browser.close();
