import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { checkContent } from '../../src/check/check-content';
import { filesBelow } from '../../src/reader/files-below';
import { buildCms } from '../../tools/cms/build-cms';
import { paste, pasted, readFiles, typed, typedText, writeFiles } from '../support/editor';
import { writeFixture } from '../support/fixtures';
import { specifiedContent } from '../support/sites';
import { expect, test } from './fixtures';

type Files = Record<string, string>;
const origin = 'http://editor.localhost';
/** What `develop` says of the last change of a file. */
const author = 'Ana Reis, 5 minutes ago';
const portrait = (name: string) => join(specifiedContent, 'images/testimonials', name);
const article = 'content/insights/the-first-line.mdx';
const question = 'content/faq/how-soon-results.mdx';
// The editor renders a field when it comes near the window, and asks a status page that it does not get.
test.use({
  viewport: { width: 1280, height: 6000 },
  expected: /./,
  permissions: ['clipboard-write'],
});

let admin: string;
test.beforeAll(async () => {
  admin = mkdtempSync(join(tmpdir(), 'admin-'));
  await buildCms(admin, false);
});

/** Opens the editor on the content of a fixture. */
async function openEditor(page: Page) {
  const project = mkdtempSync(join(tmpdir(), 'cms-'));
  const content = join(project, 'content');
  cpSync('static', join(project, 'static'), { recursive: true });
  writeFixture('edited', content);
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const file = pathname.replace('/admin/', '') || 'index.html';
    if (pathname.startsWith('/admin/')) await route.fulfill({ path: join(admin, file) });
    else {
      const path = searchParams.get('path') ?? '';
      const isFile = pathname === '/__content/file';
      await route.fulfill({
        body: isFile ? ((await page.evaluate(readFiles))[path] ?? '') : author,
      });
    }
  });
  await page.addInitScript('showDirectoryPicker = () => navigator.storage.getDirectory()');
  await page.goto(`${origin}/admin/`);
  const files: Files = { '.git/HEAD': '' };
  for (const name of filesBelow(content).filter((one) => /\.(?:json|mdx)$/.test(one)))
    files[`content/${name}`] = readFileSync(join(content, name), 'utf8');
  await page.evaluate(writeFiles, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('Articles', { exact: true })).toBeVisible();
  return {
    project,
    content,
    files,
    open: (address: string) => page.goto(`${origin}/admin/#/collections/${address}`),
    field: (path: string) => page.locator(`[data-key-path="${path}"]`).first(),
    save: page.getByRole('button', { name: 'Save', exact: true }),
  };
}

test(
  'a writer edits, adds, reorders and removes, and nothing else changes',
  { tag: '@cms' },
  async ({ page }) => {
    const { project, content, files, open, field, save } = await openEditor(page);
    let before = files;
    const fill = async (texts: Files) => {
      for (const [path, text] of Object.entries(texts))
        await field(path).locator('input, textarea').first().fill(text);
    };
    const attach = async (part: Locator, picture: string) => {
      await part.locator('input[type=file]').first().setInputFiles(portrait(picture));
      await expect(part.locator('img[src^="blob:"]').first()).toBeVisible();
    };
    const turn = (path: string) => field(path).getByRole('switch').click();
    const editor = page.getByRole('group', { name: 'Content Editor' });
    /** Saves; these files, and no others, change, and the check finds no error then. */
    const expectChanges = async (changes: Record<string, unknown>) => {
      let after = before;
      if (await save.isVisible()) await save.click();
      // The editor closes an entry that it has saved: its address changes, then its form goes.
      await expect(page).not.toHaveURL(/\/(?:entries\/|new$)/);
      await expect(editor).toBeHidden();
      await expect(async () => {
        after = await page.evaluate(readFiles);
        const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
        const changed = paths.filter((path) => after[path] !== before[path]);
        expect(Object.fromEntries(changed.map((path) => [path, after[path]]))).toEqual(changes);
      }).toPass();
      for (const path of Object.keys(changes)) {
        if (path.endsWith('.png')) cpSync(portrait(basename(path)), join(project, path));
        else if (after[path] === undefined) rmSync(join(project, path));
        else writeFileSync(join(project, path), after[path]);
      }
      before = after;
      const problems = await checkContent(content);
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    };

    await open('Question/entries/how-soon-results');
    await page.locator('summary').click();
    await expect(page.locator('iframe')).toHaveAttribute('src', '/#how-soon-results');
    expect((await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(5900);
    await page.locator('summary').click();
    await field('body').getByRole('textbox', { name: 'Text' }).first().click();
    await page.keyboard.press('ControlOrMeta+A');
    await field('body').getByRole('button', { name: 'Link' }).click();
    const address = page.getByRole('dialog').getByRole('textbox', { name: 'URL' });
    await expect(address).toHaveValue('');
    await expect(address).toHaveAttribute('list', 'pages');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await fill({ question: 'When will I see results?' });
    await expectChanges({ [question]: before[question]?.replace('How soon will', 'When will') });

    await open('Testimonial/new');
    await fill({ quote: 'They asked why until I knew.', author: 'Ada Loom', role: 'Founder' });
    await attach(field('image.light'), 'portrait-mei.png');
    await turn('consent');
    await expectChanges({
      'content/images/portrait-mei.png': '',
      'content/testimonials/ada-loom.json': expect.stringMatching(
        /"order": \d+,[^]*"light": "images\/portrait-mei.png",\s*"alt": ""/,
      ),
    });

    const values = before['content/values.json'] ?? '';
    const [, one = '', two = ''] = /\[\s*({[^}]*}),\s*({[^}]*})/.exec(values) ?? [];
    await open('_singletons/entries/Values');
    const handles = field('items').getByRole('button', { name: 'Reorder Item' });
    await handles.nth(1).press('ArrowUp');
    const reordered = values.replace(one, '@').replace(two, one).replace('@', two);
    await expectChanges({ 'content/values.json': reordered });

    await open('Article/new');
    await fill({
      title: 'The first line',
      published: '2025-03-31',
      description: 'Where a text begins, and why that is seldom its first line.',
    });
    await field('author').getByRole('radio').first().click();
    await field('topics').getByRole('checkbox').first().click();
    await attach(field('picture.light'), 'portrait-amara.png');
    await turn('draft');
    const body = field('body').getByRole('textbox', { name: 'Text' }).first();
    const insert = async (name: RegExp) => {
      await page.getByRole('button', { name: 'Insert' }).first().click();
      await page.getByRole('menuitem', { name }).click();
      return body.getByRole('group', { name });
    };
    await body.click();
    // A paragraph of which the first word is one character keeps it.
    for (const paragraph of ['I begin **late**.', 'A brief. 2 < 3.', '2 things', '| is a bar']) {
      await page.keyboard.type(paragraph);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.type('É isto.');
    const quote = await insert(/^Quote/);
    await quote.getByRole('textbox', { name: 'Source' }).fill('Mei Silkworth');
    await quote.getByRole('textbox', { name: 'Text' }).click();
    await page.keyboard.type('I read it *aloud*.');
    await body.locator('> p').last().click();
    const figure = await insert(/^Figure/);
    await attach(figure, 'portrait-tomas.png');
    await figure.getByRole('textbox', { name: 'Alternative text' }).fill('A drawing of a man');
    const end = '\ndraft: true\n---\n\nI begin **late**.\n\nA brief. 2 < 3.\n\n2 things\n\n| is a bar\n\nÉ isto.\n\n<Quote source="Mei Silkworth">\n\nI read it _aloud_.\n\n</Quote>\n\n<Figure picture="images/portrait-tomas.png" alt="A drawing of a man" />\n'; // prettier-ignore
    await expectChanges({
      [article]: expect.stringContaining(end),
      'content/images/portrait-amara.png': '',
      'content/images/portrait-tomas.png': '',
    });

    await open('Article/entries/the-first-line');
    await turn('draft');
    await expectChanges({ [article]: before[article]?.replace('draft: true\n', '') });

    await open('Article/entries/the-first-line');
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    await page.getByRole('menuitem', { name: 'Edit Slug' }).click();
    await page.getByRole('button', { name: 'Edit Slug' }).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('first-lines');
    await page.keyboard.press('Enter');
    await expectChanges({
      [article]: undefined,
      'content/insights/first-lines.mdx': before[article],
    });

    await open('Plan');
    const plan = page.getByRole('row', { name: 'Monthly Retainer Plans' });
    await plan.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Delete Selected Entry' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectChanges({ 'content/plans/monthly-retainer.mdx': undefined });

    await open('Question/entries/who-writes');
    await fill({ question: 'Who holds the pen?' });
    await page.evaluate(writeFiles, {
      'content/faq/who-writes.mdx': '---\nquestion: Who?\norder: 3\n---\n\nWe.\n',
    });
    await save.click();
    await expect(page.getByText(`it was changed by ${author}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Copy my text' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.getByRole('button', { name: 'Go on editing' }).click();
    await expect(page.getByText('Nothing was saved.')).toBeVisible();
  },
);

test('the editor keeps every character, typed or pasted', { tag: '@cms' }, async ({ page }) => {
  const { open, field, save } = await openEditor(page);
  await open('Question/new');
  await field('question').locator('input, textarea').first().fill('Is it all?');
  await field('body').getByRole('textbox', { name: 'Text' }).first().click();
  for (const delay of [0, 90]) await page.keyboard.type(typed, { delay });
  for (const [type, text] of pasted) {
    await page.evaluate(paste, [type, text] as const);
    await page.keyboard.press('Enter');
  }
  // From within a sentence.
  await page.keyboard.type('It is.');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Insert' }).first().click();
  await page.getByRole('menuitem', { name: /^Table/ }).click();
  await expect(field('body')).toContainText('| Second | 2 |');
  await save.click();
  const inserted = ['It is.', '| Plan | Price |\n| --- | --- |\n| First | 1 |\n| Second | 2 |'];
  const body = [typedText, typedText, ...pasted.map(([, , text]) => text), ...inserted].join(
    '\n\n',
  );
  await expect(async () => {
    const { 'content/faq/is-it-all.mdx': file } = await page.evaluate(readFiles);
    expect(file).toContain(`---\n\n${body}\n`);
  }).toPass();
});

test('photos of a phone are turned and made smaller', { tag: '@cms' }, async ({ page }) => {
  const { open, field } = await openEditor(page);
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const create = { width: 2500, height: 1500, channels: 3, background: '#888', noise } as const;
  const photo = sharp({ create }).jpeg({ quality: 100 }).withMetadata({ orientation: 6 });
  const jpg = { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: await photo.toBuffer() };
  await open('Testimonial/new');
  const picture = field('image.light');
  const expectSize = (size: number[]) =>
    expect(async () => {
      const shown = picture.locator('img[src^="blob:"]').first();
      const found = shown.evaluate((img: HTMLImageElement) => [
        img.naturalWidth,
        img.naturalHeight,
      ]);
      expect(await found).toEqual(size);
    }).toPass();
  await picture.locator('input[type=file]').first().setInputFiles(jpg);
  await expectSize([1440, 2400]);
  await picture.locator('input[type=file]').first().setInputFiles('tests/e2e/support/phone.heic');
  await expectSize([320, 240]);
  await expect(picture).toContainText('/images/phone.webp');
});
