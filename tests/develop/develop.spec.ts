import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { chromiumArgs, findHeadlessShell } from '../../tools/programs';
import { fontsEnv } from '../support/fonts';
import { projectRoot } from '../support/sites';
import { writeFiles } from '../support/write-files';

const content = join(projectRoot, '.sites/develop/content');
const faq = join(content, 'faq');

type Question = { order: number; question: string; draft?: true };

const write = (name: string, { order, question, draft }: Question, answer: string) =>
  writeFiles(faq, {
    [name]: `---\nquestion: ${question}\norder: ${order}\n${draft ? 'draft: true\n' : ''}---\n\n${answer}\n`,
  });

test.use({
  baseURL: `http://localhost:${process.env.DEVELOP_PORT}`,
  launchOptions: async ({}, use) =>
    use({
      executablePath: findHeadlessShell(),
      args: chromiumArgs,
      // A computer without any font crashes Chromium.
      env: { ...process.env, ...fontsEnv('with fallbacks') },
    }),
});

test('the open page follows a save, a problem, a draft, a new name and a removal', async ({
  page,
}) => {
  await page.goto('/');
  const summary = (question: string) => page.locator('summary', { hasText: question });
  const overlay = page.getByRole('dialog');

  write('sample.mdx', { order: 1, question: 'Who writes it?' }, 'We do.');
  await expect(summary('Who writes it?')).toBeVisible();

  write('sample.mdx', { order: 1, question: 'Who wrote it?' }, '<Quote source="Ada">');
  await expect(overlay).toContainText('content/faq/sample.mdx:6:1 error<Quote> does not end.');
  await expect(summary('Who writes it?')).toBeVisible();

  // The box that was closed stays closed on the way through the page, and opens for another problem.
  await overlay.getByRole('button', { name: 'Close' }).click();
  await page.goto('/#sample');
  await expect(overlay).toBeHidden();

  write('sample.mdx', { order: 1, question: 'Who draws it?' }, '<Testimonial name="nobody" />');
  await expect(overlay).toContainText('nobody');
  await expect(summary('Who draws it?')).toBeVisible();

  write('sample.mdx', { order: 1, question: 'Who draws it?' }, 'Ada does.');
  await expect(page.locator('#sample')).toContainText('Ada does.');
  await expect(overlay).toBeHidden();

  write('second.mdx', { order: 2, question: 'And then?', draft: true }, 'We print.');
  await expect(summary('Draft · And then?')).toBeVisible();

  renameSync(join(faq, 'second.mdx'), join(faq, 'then.mdx'));
  await expect(page.locator('#then')).toBeAttached();
  await expect(page.locator('#second')).not.toBeAttached();

  rmSync(join(faq, 'then.mdx'));
  await expect(page.locator('#then')).not.toBeAttached();

  write('sample.mdx', { order: 1, question: 'Who prints it?' }, 'We do.');
  await expect(summary('Who prints it?')).toBeVisible();
});

test('a field that names what does not exist hides its page alone, until the next save', async ({
  page,
}) => {
  const file = 'insights/sample.mdx';
  const text = readFileSync(join(content, file), 'utf8');
  const overlay = page.getByRole('dialog');
  for (const [field, wrong] of [
    [/author: .*/, 'author: nobody'],
    [/light: .*/, 'light: images/nothing.jpg'],
  ] as const) {
    writeFiles(content, { [file]: text.replace(field, wrong) });
    // A page that is opened while Gatsby still works on the save may keep the last version until it is loaded again.
    await expect(async () => {
      await page.goto('/insights/sample/');
      await expect(overlay).toContainText(wrong.replace(/.*: /, ''), { timeout: 20_000 });
      await expect(page.getByRole('main')).not.toBeAttached({ timeout: 20_000 });
    }).toPass({ timeout: 300_000 });
    await page.goto('/about/');
    await expect(page.getByRole('main')).toBeVisible();
    await page.goto('/insights/sample/');
    writeFiles(content, { [file]: text });
    await expect(page.getByRole('main')).toBeVisible();
    await expect(overlay).toBeHidden();
  }
});

test('the panel beside an entry shows its page once it has no error', async ({ page }) => {
  const text = readFileSync(join(content, 'pages/page.mdx'), 'utf8');
  writeFiles(content, { 'pages/new.mdx': `${text}\n<Quote source="Ada">` });
  await page.goto('/admin/#/collections/GeneralPage/entries/new');
  await page.getByText('The page', { exact: true }).click();
  await expect(page.getByText('This page is not built yet.')).toBeVisible();
  writeFiles(content, { 'pages/new.mdx': text });
  await expect(page.frameLocator('#preview iframe').getByText('Words.')).toBeVisible();
  await expect(page.getByText('This page is not built yet.')).toBeHidden();
  rmSync(join(content, 'pages/new.mdx'));
});

test('in the editor, a press copies what a message says to write, and an earlier version comes back', async ({
  page,
  context,
}) => {
  const file = 'faq/sample.mdx';
  const text = readFileSync(join(content, file), 'utf8');
  const listed = page.getByRole('dialog').filter({ hasText: 'Bring back an earlier' });
  const now = () =>
    existsSync(join(content, file)) ? readFileSync(join(content, file), 'utf8') : '';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/#/collections/Question/entries/sample');
  writeFiles(content, { [file]: `${text}\nSee [us](/service/).\n` });
  const copy = page.getByRole('button', { name: /^\/services\// });
  await copy.click();
  await expect(copy).toHaveAttribute('data-copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('/services/');
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await listed
    .getByRole('button', { name: /^Until / })
    .first()
    .click();
  await expect.poll(now).toBe(text);
  await expect(copy).toBeHidden();

  rmSync(join(content, file));
  await page.goto('/admin/#/collections/Question');
  await expect(async () => {
    await page.getByRole('button', { name: 'Deleted entries' }).click();
    const [first] = await listed.getByRole('button', { name: /question: / }).all();
    if (!first) await listed.getByRole('button', { name: 'Close' }).click();
    await first?.click({ timeout: 1000 });
    expect(now()).toBe(text);
  }).toPass();
});

test('no page elsewhere can read drafts, by DNS rebinding or from its own origin', async ({
  request,
}) => {
  const strangers: Record<string, string>[] = [
    { host: 'evil.example.com' },
    { origin: 'https://evil.example.com' },
  ];
  const paths = ['/', '/page-data/index/page-data.json', '/___graphql?query={__typename}'];
  const ownPaths = ['/__content/file?path=content/site.json', '/admin/'];
  for (const path of [...paths, ...ownPaths, '/socket.io/?EIO=4&transport=polling']) {
    expect((await request.get(path)).status(), path).toBe(200);
    for (const headers of strangers)
      expect((await request.get(path, { headers })).status(), path).toBe(403);
  }
});

test('a page within the editor has the fonts of the site', async ({ page, baseURL }) => {
  await page.goto('/', { referer: `${baseURL}/admin/` });
  const loadedFonts = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(loadedFonts).toEqual(expect.arrayContaining(['Headlines', 'Text']));
});
