import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFolder } from './watch-folder';

test('tries again when a file was gone for a moment while it was read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-watch-'));
  let tries = 0;
  const done = new Promise<void>((resolve, reject) => {
    const watcher = watchFolder(folder, () => {
      tries += 1;
      if (tries === 1) readFileSync(join(folder, 'gone.json'));
      void watcher.close().then(resolve, reject);
    });
    void once(watcher, 'ready').then(() => writeFileSync(join(folder, 'a.json'), '{}'));
  });
  await done;
  expect(tries).toBe(2);
  rmSync(folder, { recursive: true });
});
