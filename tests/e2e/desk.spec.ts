import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { checkContent } from '../../src/check/check-content';
import { filesBelow } from '../../src/check/read-site';
import { chromiumArgs, findChromium } from '../../tools/chromium';
import { buildDesk } from '../../tools/desk/build-desk';
import { editContent } from '../edited/edit-content';
import { specifiedContent } from '../support/sites';

const origin = 'http://desk.localhost';
const portrait = (name: string) => join(specifiedContent, 'images/testimonials', name);
test.use({
  launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  // The desk renders a field when it comes near the window.
  viewport: { width: 1280, height: 6000 },
});

let project = '';
test.beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'desk-'));
  await buildDesk(join(project, 'admin'), false);
});
test.afterAll(() => rmSync(project, { recursive: true }));

/** Writes files into the folder that the browser keeps, which stands in for the one of the site. */
const write = (page: Page, files: Record<string, string>) =>
  page.evaluate(async (texts) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of Object.entries(texts)) {
      const [name = '', ...folders] = path.split('/').reverse();
      let folder = root;
      for (const one of folders.reverse())
        folder = await folder.getDirectoryHandle(one, { create: true });
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(text);
      await file.close();
    }
  }, files);

/** Returns the files of that folder, by their paths; pictures without their content. */
const read = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const files: Record<string, string> = {};
    const handles: [string, FileSystemHandle][] = [['', await navigator.storage.getDirectory()]];
    for (const [path, handle] of handles) {
      if (handle instanceof FileSystemFileHandle)
        files[path.slice(1)] = /\.(?:json|mdx)$/.test(path)
          ? await (await handle.getFile()).text()
          : '';
      if (handle instanceof FileSystemDirectoryHandle)
        for await (const [name, one] of handle) handles.push([`${path}/${name}`, one]);
    }
    return files;
  });

test('a writer edits, adds, reorders and removes, and nothing else changes', async ({ page }) => {
  const content = join(project, 'content');
  cpSync(specifiedContent, content, { recursive: true });
  editContent(content);
  cpSync('static', join(project, 'static'), { recursive: true });
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname === '/__content/file') {
      const files = await read(page);
      await route.fulfill({ body: files[searchParams.get('path') ?? ''] ?? '' });
    } else if (pathname.startsWith('/admin/'))
      await route.fulfill({ path: join(project, pathname.replace(/\/$/, '/index.html')) });
    else await route.fulfill({ body: '' });
  });
  await page.addInitScript('showDirectoryPicker = () => navigator.storage.getDirectory()');
  await page.goto(`${origin}/admin/`);
  const texts = filesBelow(content).filter((name) => /\.(?:json|mdx)$/.test(name));
  const start = texts.map((name): [string, string] => [
    `content/${name}`,
    readFileSync(join(content, name), 'utf8'),
  ]);
  let before: Record<string, string> = Object.fromEntries<string>(start);
  await write(page, before);
  await expect(page.getByText(`Choose the folder ${process.cwd()}`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('Articles', { exact: true })).toBeVisible();

  const open = (address: string) => page.goto(`${origin}/admin/#/collections/${address}`);
  const field = (path: string) => page.locator(`[data-key-path="${path}"]`).first();
  const box = (path: string) => field(path).locator('input, textarea').first();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  /** Waits until these files, and no others, have changed, and expects that the check finds nothing. */
  const expectChanges = async (changes: Record<string, unknown>) => {
    let after = before;
    // The desk closes what it has saved.
    await expect(save).toBeHidden();
    await expect(async () => {
      after = await read(page);
      const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
      const changed = paths.filter((path) => after[path] !== before[path]);
      expect(Object.fromEntries(changed.map((path) => [path, after[path] ?? null]))).toEqual(
        changes,
      );
    }).toPass();
    for (const path of Object.keys(changes)) {
      if (path.endsWith('.png')) cpSync(portrait(basename(path)), join(project, path));
      else if (after[path] === undefined) rmSync(join(project, path));
      else writeFileSync(join(project, path), after[path]);
    }
    before = after;
    expect((await checkContent(content)).filter(({ level }) => level === 'error')).toEqual([]);
  };
  /** Returns a file after a change of its text. */
  const edited = (path: string, from: string, to: string) => {
    expect(before[path]).toContain(from);
    return { [path]: before[path]?.replace(from, to) };
  };

  const question = 'content/faq/how-soon-results.mdx';
  await open('Question/entries/how-soon-results');
  await box('question').fill('When will I see results?');
  await save.click();
  await expectChanges(edited(question, 'question: How soon will I', 'question: When will I'));

  await open('Testimonial/new');
  await box('quote').fill('They asked why until I knew.');
  await box('author').fill('Ada Loom');
  await box('role').fill('Founder');
  await box('image.light').setInputFiles(portrait('portrait-mei.png'));
  await field('consent').getByRole('switch').click();
  await save.click();
  await expectChanges({
    'content/images/portrait-mei.png': '',
    'content/testimonials/ada-loom.json': expect.stringMatching(
      /"order": \d+,[^]*"light": "images\/portrait-mei.png",\s*"alt": ""/,
    ),
  });

  await open('_singletons/entries/Values');
  await field('items').getByRole('button', { name: 'Reorder Item' }).nth(1).press('ArrowUp');
  await save.click();
  const values = before['content/values.json'] ?? '';
  const [, head = '', first = '', second = '', rest = ''] =
    /^([^[]*\[\s*)({[^}]*}),\s*({[^}]*})([^]*)$/.exec(values) ?? [];
  const reordered = `${head}${second},\n    ${first}${rest}`;
  await expectChanges({ 'content/values.json': reordered });

  const article = 'content/insights/the-first-line.mdx';
  const body = field('body').getByRole('textbox', { name: 'Text' }).first();
  await open('Article/new');
  await box('title').fill('The first line');
  await box('description').fill('Too long. '.repeat(20));
  await save.click();
  await expect(field('description').getByText(/185/).first()).toBeVisible();
  await box('description').fill(
    'Where a text begins, and why the first line that you write is seldom the first one that is read.',
  );
  await box('published').fill('2025-03-31');
  await field('author').getByRole('radio').first().click();
  await field('topics').getByRole('checkbox').first().click();
  await box('picture.light').setInputFiles(portrait('portrait-amara.png'));
  await field('draft').getByRole('switch').click();
  await body.click();
  await page.keyboard.type('Begin **late**.');
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name: /^Quote/ }).click();
  const quote = body.getByRole('group', { name: /^Quote/ });
  await quote.getByRole('textbox', { name: 'Source' }).fill('Mei Silkworth');
  await quote.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('I read it *aloud*.');
  await body.locator('> p').last().click();
  await page.getByRole('button', { name: 'Insert' }).first().click();
  await page.getByRole('menuitem', { name: /^Figure/ }).click();
  const figure = body.getByRole('group', { name: /^Figure/ });
  await figure.locator('input[type=file]').first().setInputFiles(portrait('portrait-tomas.png'));
  await figure.getByRole('textbox', { name: 'Alternative text' }).fill('A drawing of a man');
  await save.click();
  const text =
    'Begin **late**.\n\n<Quote source="Mei Silkworth">\n\nI read it _aloud_.\n\n</Quote>\n\n<Figure picture="images/portrait-tomas.png" alt="A drawing of a man" />\n';
  await expectChanges({
    [article]: expect.stringMatching(
      /^---\ntitle: The first line\n[^]*\ndraft: true\n---\n\nBegin/,
    ),
    'content/images/portrait-amara.png': '',
    'content/images/portrait-tomas.png': '',
  });
  expect(before[article]?.split('\n---\n\n')[1]).toBe(text);
  await open('Article/entries/the-first-line');
  await field('draft').getByRole('switch').click();
  await save.click();
  await expectChanges(edited(article, 'draft: true\n', ''));

  await open('Plan');
  await page.getByRole('row', { name: 'Monthly Retainer Plans' }).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Delete Selected Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectChanges({ 'content/plans/monthly-retainer.mdx': null });
});
