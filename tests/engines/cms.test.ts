import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buildCms } from '../../tools/cms/build-cms';
import { listen } from '../../tools/ports';
import { paste, pasted, readFiles, typed, typedText, writeFiles } from '../support/editor';
import { temporaryFolder } from '../support/temporary-folder';
import { engines, until } from './browsers';

const question = 'content/faq/why.mdx';
const opened = '---\nquestion: Why?\norder: 1\n---\n\n';
const entry = '#/collections/Question/entries/why';
const text = '[data-key-path=body] [contenteditable=true]';

/** Runs before the editor: a private folder in place of the one that a writer picks. */
const setup = `showDirectoryPicker = () => navigator.storage.getDirectory();
  FileSystemHandle.prototype.queryPermission = async () => 'granted';
  FileSystemHandle.prototype.requestPermission = async () => 'granted';`;

for (const [name, canStart, start] of engines.filter(([one]) => one === 'Firefox'))
  (canStart ? test : test.skip)(
    `the editor in ${name} keeps every character, typed or pasted, and keeps it again`,
    async () => {
      const folder = temporaryFolder();
      await buildCms(join(folder, 'admin'), false);
      let file = opened;
      const server = createServer(({ url = '/' }, response) => {
        const isPage = url.endsWith('/');
        response.setHeader(
          'Content-Type',
          isPage ? 'text/html' : url.endsWith('.css') ? 'text/css' : 'text/javascript',
        );
        // The guard of saves asks for the text on disk.
        if (!url.startsWith('/admin/')) return response.end(url === '/setup.js' ? setup : file);
        const part = readFileSync(join(folder, isPage ? `${url}index.html` : url));
        return response.end(
          isPage ? String(part).replace('<head>', '<head><script src="/setup.js"></script>') : part,
        );
      });
      const tab = await start();
      try {
        await tab.open(`http://localhost:${await listen(server, 0, 'PORT')}/admin/`);
        await tab.run(
          `(${String(writeFiles)})(${JSON.stringify({ '.git/HEAD': '', [question]: opened })})`,
        );
        const press = (label: string) =>
          until(
            () =>
              tab.run(
                `[...document.querySelectorAll('button:enabled:not([aria-disabled=true])')].find((one) => one.textContent.includes('${label}')).click()`,
              ),
            tab,
          );
        await press('Work with Local Repository');
        await until(
          async () => expect(await tab.run('document.body.innerText')).toContain('Questions\n1'),
          tab,
        );
        const saved = `${opened}${[typedText, ...pasted.map(([, to]) => to)].join('\n\n')}\n`;
        const save = async (expected: string) => {
          await press('Save');
          const saves = async () =>
            expect(await tab.run(`(${String(readFiles)})()`)).toMatchObject({
              [question]: expected,
            });
          await until(saves, tab);
          file = expected;
        };
        await tab.run(`location.hash = '${entry}'`);
        await until(() => tab.type(text, typed), tab);
        for (const [formats] of pasted) {
          await tab.run(`(${String(paste)})(${JSON.stringify(formats)})`);
          await tab.press('Enter');
        }
        const shown = () => tab.run(`document.querySelector('${text}').innerText`);
        await until(async () => expect(await shown()).toContain('[^7]: A note.'), tab);
        await save(saved);
        await until(async () => expect(await tab.run('location.hash')).not.toBe(entry), tab);
        await tab.run(`location.hash = '${entry}'`);
        await until(() => tab.type('[data-key-path=question] :is(input, textarea)', ' So?'), tab);
        await save(saved.replace('Why?', 'Why? So?'));
      } finally {
        await tab.close();
        server.close().closeAllConnections();
      }
    },
    120_000,
  );
