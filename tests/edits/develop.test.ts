import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySources } from '../../packages/build/copy-sources';
import { startGatsby, type Running } from '../../packages/build/gatsby';
import { freePort } from '../../packages/hosting/hosts/free-port';
import { edit as publishArticles } from './honest/publish-articles';
import { copyContent } from './support/content-copy';

/** For a machine that is busy, in milliseconds. */
const patience = 240_000;

const site = copySources();
let gatsby: Running;
let address: string;

beforeAll(async () => {
  const content = copyContent();
  await publishArticles(content);
  rmSync(path.join(site.folder, 'content'), { recursive: true });
  cpSync(content.folder, path.join(site.folder, 'content'), { recursive: true });
  content.discard();
  const port = await freePort();
  address = `http://localhost:${port}`;
  gatsby = startGatsby(site.folder, ['develop', '--port', String(port)], 'development');
});
afterAll(async () => {
  await gatsby.stop();
  site.remove();
});

async function textOf(file: string): Promise<string> {
  try {
    const response = await fetch(address + file, { signal: AbortSignal.timeout(30_000) });
    return await response.text();
  } catch {
    return ''; // The server is not listening yet.
  }
}

/** Waits until the server answers with a text that has these words. */
async function until(file: string, words: string): Promise<void> {
  const deadline = Date.now() + patience;
  let text = '';
  while (!text.includes(words)) {
    if (Date.now() > deadline) throw new Error(`${gatsby.said()}\n${file} never had "${words}".`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    text = await textOf(file);
  }
}

const dataOf = (page: string) => `/page-data/${page}/page-data.json`;

test(
  'the development server has every page, and marks what is not published yet',
  async () => {
    await until(dataOf('index'), '"path":"/"');
    await until('/commons.js', 'webpack');
    await until(dataOf('insights/note-1'), 'Note number 1');
    await until(dataOf('insights/later-note'), '"ribbon":"Scheduled');
  },
  patience,
);

test(
  'the development server shows what a writer saves',
  async () => {
    const file = path.join(site.folder, 'content/pages/about.mdx');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/headline: .*/, 'headline: Saved *now*'),
    );
    await until(dataOf('about'), 'Saved *now*');
  },
  patience,
);
