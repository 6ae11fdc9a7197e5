import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { projectRoot } from '../../packages/kit/paths';
import { specifiedSite } from '../../packages/build/sites';
import { expect, test } from './fixtures';
import { axeViolations } from './support/axe';
import { pages, site } from './support/content';
import { viewports } from './support/viewports';

const folder = path.join(specifiedSite, 'reports/seo');
const address = pathToFileURL(path.join(folder, 'index.html')).href;

// One worker, so that the report is written once.
test.describe.configure({ mode: 'default' });

// It exits with 1 if the specified site breaks a rule, and then these tests fail.
test.beforeAll(async () => {
  const command = ['--import', 'tsx', 'packages/seo-report/main.ts', '--site', specifiedSite];
  await promisify(execFile)(process.execPath, command, { cwd: projectRoot });
});

test('axe finds nothing in the SEO report, and it does not scroll sideways', async ({ page }) => {
  await page.goto(address);
  await page
    .locator('details')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  for (const viewport of viewports) {
    // Each theme once: the colours are the same at every width.
    const colorScheme = viewport.width < 600 ? 'dark' : 'light';
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const state = `${colorScheme}, ${viewport.width} px`;
    expect(await axeViolations(page), state).toEqual([]);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, state).toBeLessThanOrEqual(0);
  }
});

test('the SEO report shows every page, works by keyboard, and leads from a mark to its finding', async ({
  page,
}) => {
  await page.goto(address);
  for (const { path: own } of pages) {
    await expect(page.getByRole('article').getByText(own, { exact: true }).first()).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const theme = page.getByRole('button', { name: 'Dark theme' });
  await theme.press('Enter');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 19, 31)');
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();

  const node = page.locator('summary').first();
  await node.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(1);

  // A report with findings has marks that link to them; one without has none.
  const marks = page.getByRole('table').first().getByRole('link');
  const threads = await page.locator('.threads > li').count();
  expect((await marks.count()) > 0).toBe(threads > 0);
  if (threads === 0) return;
  await marks.first().press('Enter');
  await expect(page.locator('.threads li:target')).toBeInViewport();
});

test('the SEO report needs no scripts and no other file', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([address]);
  await page.close();
});

test('the SEO report comes with JSON, and with a CSV in the columns of Screaming Frog', () => {
  expect(readFileSync(path.join(folder, 'report.json'), 'utf8')).toContain(
    `"brand": "${site.brand}"`,
  );
  const csv = readFileSync(path.join(folder, 'report.csv'), 'utf8');
  expect(csv).toMatch(/^"Address","Content Type","Status Code","Status","Indexability"/);
  expect(csv.trim().split('\r\n')).toHaveLength(pages.length + 1);
});
