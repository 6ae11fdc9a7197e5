import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { measurePictures } from '../../tools/seo/measure';
import { readBuiltSite } from '../../tools/seo/read-built-site';
import { review } from '../../tools/seo/rule';
import { pictureRules } from '../../tools/seo/rules/picture-rules';
import { fontsEnv } from '../support/fonts';
import { expect, test } from './fixtures';

const site = '.sites/specified';
const folder = path.resolve(site, 'reports/seo');
const report = path.join(folder, 'index.html');

// One worker, so that the report is written once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  // It draws every page of a site.
  test.setTimeout(300_000);
  const command = ['--import', 'tsx', 'tools/seo/main.ts', '--site', site];
  // Its Chromium crashes on a computer without any font.
  const env = { ...process.env, ...fontsEnv('with fallbacks') };
  await promisify(execFile)(process.execPath, command, { env });
});

test.beforeEach(async ({ page }) => {
  await page.goto(pathToFileURL(report).href);
});

test('the review is one small file that needs no other', async ({ page }) => {
  expect(statSync(report).size).toBeLessThan(300_000);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([page.url()]);
});

test('axe finds nothing in the review, on a phone and on a desktop', async ({ page }) => {
  await page.getByRole('button', { name: '/about/' }).click();
  await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const faults = 'axe.run().then(({ violations }) => violations.map(({ help }) => help))';
    expect(await page.evaluate(faults)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a reviewer sorts, filters and opens pages by keyboard', async ({ page }) => {
  const pages = page.getByRole('region', { name: 'Pages' });
  const rows = pages.locator('tbody tr');
  const words = pages.getByRole('columnheader', { name: 'Words' });
  const place = await words.evaluate((head: HTMLTableCellElement) => head.cellIndex);
  const counts = async () => {
    const cells = await rows.locator(`:nth-child(${place + 1})`).allTextContents();
    return cells.map(Number);
  };
  const before = await counts();
  await words.getByRole('button').press('Enter');
  await expect(words).toHaveAttribute('aria-sort', 'descending');
  expect(await counts()).toEqual(before.toSorted((a, b) => b - a));

  await page.getByRole('searchbox').first().fill('/about/');
  await page.keyboard.press('Tab');
  await expect(rows.filter({ visible: true })).toHaveCount(1);
  await pages.getByRole('button', { name: '/about/' }).press('Enter');
  const preview = page.getByRole('dialog', { name: '/about/' });
  await expect(preview.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
});

test('the review comes as CSV, with a measured size of every rendered picture', () => {
  const [head = '', ...rows] = readFileSync(path.join(folder, 'pages.csv'), 'utf8')
    .trim()
    .split('\r\n');
  expect(head).toContain('"Page","Errors","Warnings","In search","Title"');
  expect(rows.some((row) => row.startsWith('"/about/"'))).toBe(true);
  const pictures = readFileSync(path.join(folder, 'pictures.csv'), 'utf8');
  expect(pictures).toMatch(/"content\/images\/[^"]+","\d+","\d+ × \d+","\d+ × \d+","\d+"/);
});

test('pictures that are damaged, mistyped, old, too large or late are named', async () => {
  const root = test.info().outputPath('site');
  const write = (file: string, bytes: Buffer | string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), bytes);
  };
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 400, height: 400, channels: 3, background: 'white', noise } as const;
  const png = await sharp({ create }).png().toBuffer();
  const files = ['large.png', 'mistyped.webp', 'damaged.webp', 'missing.webp', 'right.webp'];
  const markup = files.map(
    (file) =>
      `<p><img src="/${file}" alt="A" width="100" height="100" ${file === 'right.webp' ? 'loading="lazy"' : ''}></p>`,
  );
  write('content/site.json', '{"brand":"A","address":"https://a.example","language":"en"}');
  write(
    'public/index.html',
    `<!DOCTYPE html><html lang="en"><body>${markup.join('')}</body></html>`,
  );
  write('public/large.png', png);
  write('public/mistyped.webp', await sharp(png).resize(100).png().toBuffer());
  write('public/damaged.webp', 'This is no picture.');
  write('public/right.webp', await sharp(png).resize(100).webp().toBuffer());
  const one = await readBuiltSite(root);
  const findings = await review({ ...one, rendered: await measurePictures(one) }, pictureRules);
  const names = findings.flatMap(({ rule, places }) =>
    places.map(({ subject }) => `${rule} ${subject}`),
  );
  expect(names.sort()).toEqual([
    'lazy /right.webp',
    'picture /damaged.webp',
    'picture /mistyped.webp',
    'picture-weight /large.png',
    'picture-weight /large.png format',
  ]);
});
