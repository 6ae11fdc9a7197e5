import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { checkContent } from '../../../src/check/check-content';
import { filesBelow } from '../../../src/reader/files-below';
import { buildCms } from '../../../tools/cms/build-cms';
import { readFiles, writeFiles } from '../../support/editor';
import { writeFixture } from '../../support/fixtures';
import { specifiedContent } from '../../support/sites';
import { writeFiles as writeToDisk } from '../../support/write-files';
import { expect, test as base } from '../fixtures';

type Files = Record<string, string>;

const origin = 'http://editor.localhost';
/** What `develop` says of the last change of a file. */
export const author = 'Ana Reis, 5 minutes ago';
const isText = (name: string) => /\.(?:json|mdx)$/.test(name);
const portrait = (name: string) => join(specifiedContent, 'images/testimonials', `${name}.png`);

/** The editor, on the content of the edited site. */
export class Editor {
  readonly save: Locator;
  readonly body: Locator;

  /**
   * @param project a folder with the content as it was opened
   * @param files the files as the editor last saved them, by path
   */
  constructor(
    readonly page: Page,
    private readonly project: string,
    private files: Files,
  ) {
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.body = this.field('body').getByRole('textbox', { name: 'Text' }).first();
  }

  /** Opens an entry or a list by its address in the editor. */
  open = (address: string) => this.page.goto(`${origin}/admin/#/collections/${address}`);
  field = (path: string) => this.page.locator(`[data-key-path="${path}"]`).first();
  turn = (path: string) => this.field(path).getByRole('switch').click();
  file = (path: string) => this.files[path] ?? '';

  async fill(texts: Files) {
    for (const [path, text] of Object.entries(texts))
      await this.field(path).locator('input, textarea').first().fill(text);
  }

  async attach(part: Locator, picture: string) {
    await part.locator('input[type=file]').first().setInputFiles(portrait(picture));
    await expect(part.locator('img[src^="blob:"]').first()).toBeVisible();
  }

  async insert(name: RegExp) {
    await this.page.getByRole('button', { name: 'Insert' }).first().click();
    await this.page.getByRole('menuitem', { name }).click();
    return this.body.getByRole('group', { name });
  }

  /** Puts words of another program on the clipboard. */
  copy = (html: string) =>
    this.page.evaluate((item) => navigator.clipboard.write([new ClipboardItem(item)]), {
      'text/html': html,
      'text/plain': html.replaceAll(/<[^>]+>/g, ''),
    });

  /** Writes files as another program does. */
  write = (files: Files) => this.page.evaluate(writeFiles, files);
  read = () => this.page.evaluate(readFiles);

  /** Saves the open entry, which the editor then closes. */
  async saveEntry() {
    await this.save.click();
    await expect(this.page).not.toHaveURL(/\/(?:entries\/|new$)/);
    await expect(this.page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  }

  async rename(collection: string, file: string, name: string) {
    await this.open(`${collection}/entries/${basename(file, '.mdx')}`);
    await this.page.getByRole('button', { name: 'Show Editor Options' }).click();
    await this.page.getByRole('menuitem', { name: 'Edit Slug' }).click();
    await this.page.getByRole('button', { name: 'Edit Slug' }).click();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(name);
    await this.page.keyboard.press('Enter');
    await this.saveEntry();
  }

  /** Expects these files, and no others, to have changed since the last call. */
  async expectChanges(changes: unknown) {
    let after: Files = {};
    // A file that is being replaced cannot be read for a moment.
    await expect(async () => {
      after = await this.read();
      const paths = Object.keys({ ...this.files, ...after });
      const changed = paths.filter((path) => after[path] !== this.files[path]);
      expect(Object.fromEntries(changed.map((path) => [path, after[path]]))).toEqual(changes);
    }).toPass({ timeout: 20_000 });
    this.files = after;
  }

  /** Expects the check to find no error in the files as they are now. */
  async expectNoErrors() {
    const content = join(this.project, 'content');
    for (const path of filesBelow(content).filter(isText))
      if (this.files[`content/${path}`] === undefined) rmSync(join(content, path));
    for (const [path, text] of Object.entries(this.files))
      if (path.endsWith('.webp'))
        await sharp(portrait(basename(path, '.webp'))).toFile(join(this.project, path));
      else writeToDisk(this.project, { [path]: text });
    const problems = await checkContent(content);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  }
}

async function openEditor(page: Page, admin: string, project: string): Promise<Editor> {
  const content = join(project, 'content');
  const files: Files = { '.git/HEAD': '' };
  for (const name of filesBelow(content).filter(isText))
    files[`content/${name}`] = readFileSync(join(content, name), 'utf8');
  const editor = new Editor(page, project, files);
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const file = pathname.replace('/admin/', '') || 'index.html';
    if (pathname.startsWith('/admin/')) return route.fulfill({ path: join(admin, file) });
    const isFile = pathname === '/__content/file';
    const body = isFile ? (await editor.read())[searchParams.get('path') ?? ''] : author;
    return route.fulfill({ body: body ?? '' });
  });
  await page.addInitScript('showDirectoryPicker = () => navigator.storage.getDirectory()');
  await page.goto(`${origin}/admin/`);
  await editor.write(files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('Articles', { exact: true })).toBeVisible();
  return editor;
}

export const test = base.extend<{ changed: Files; editor: Editor }, { admin: string }>({
  admin: [
    async ({}, use) => {
      const admin = mkdtempSync(join(tmpdir(), 'admin-'));
      await buildCms(admin, false);
      await use(admin);
    },
    { scope: 'worker' },
  ],
  // The editor renders a field when it comes near the window, and asks a status page that it does not get.
  viewport: { width: 1280, height: 1800 },
  expected: /./,
  permissions: ['clipboard-read', 'clipboard-write'],
  /** Files of the edited site that a test has in another form. */
  changed: [{}, { option: true }],
  editor: async ({ page, admin, changed }, use) => {
    const project = mkdtempSync(join(tmpdir(), 'cms-'));
    cpSync('static', join(project, 'static'), { recursive: true });
    writeFixture('edited', join(project, 'content'));
    writeToDisk(project, changed);
    await use(await openEditor(page, admin, project));
  },
});

export { expect };
