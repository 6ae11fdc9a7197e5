import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium, launchArgs } from '../../browser/ensure-chromium';
import { buildSite } from '../../build/build-site';
import { localEmailEnv } from '../../inbox/local-account';
import { projectRoot, publicFolder } from '../../kit/paths';
import { findPages, pictureName } from '../../kit/find-pages';
import { readOptions } from './options';
import { takePicture } from './take-picture';
import { startSite } from '../../hosting/serve/start-site';
import { fail } from '../../kit/stop';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const executablePath = ensureChromium();
  if (options.site === null) await buildSite({ env: localEmailEnv });
  const root = options.site === null ? publicFolder : path.resolve(projectRoot, options.site);

  const out = path.resolve(projectRoot, options.out);
  mkdirSync(out, { recursive: true });
  const site = await startSite({ root, port: 0 });
  const browser = await chromium.launch({ executablePath, args: [...launchArgs] });
  for (const page of options.pages ?? findPages(root)) {
    for (const width of options.widths) {
      for (const theme of ['light', 'dark'] as const) {
        const name = `${pictureName(page)}-${width}-${theme}.png`;
        await takePicture(browser, {
          url: site.url + page,
          width,
          theme,
          file: path.join(out, name),
        });
        console.log(path.join(options.out, name));
      }
    }
  }
  await browser.close();
  await site.close();
}

main().catch(fail);
