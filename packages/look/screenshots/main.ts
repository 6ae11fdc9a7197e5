import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium, launchArgs } from '../../browser/ensure-chromium';
import { loadEverything } from '../../browser/load-everything';
import { buildSite } from '../../build/build-site';
import { localEmailEnv } from '../../inbox/local-account';
import { projectRoot, publicFolder } from '../../kit/paths';
import { findPages, pictureName } from '../../kit/find-pages';
import { readOptions } from './options';
import { startSite } from '../../hosting/serve/start-site';
import { fail } from '../../kit/stop';

/** Takes pictures of whole pages as they look after a visitor has scrolled through them. */
async function main(): Promise<void> {
  const { site: built, pages, widths } = readOptions(process.argv.slice(2));
  const executablePath = ensureChromium();
  if (built === null) await buildSite({ env: localEmailEnv });
  const root = built === null ? publicFolder : path.resolve(projectRoot, built);
  const site = await startSite({ root, port: 0 });
  const browser = await chromium.launch({ executablePath, args: [...launchArgs] });
  for (const address of pages ?? findPages(root)) {
    for (const width of widths) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const viewport = { width, height: 900 };
        const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
        await page.goto(site.url + address, { waitUntil: 'load' });
        await page.evaluate(loadEverything);
        const name = `${pictureName(address)}-${width}-${colorScheme}.png`;
        const file = path.join(projectRoot, 'reports/screenshots', name);
        await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
        await page.close();
        console.log(path.relative(projectRoot, file));
      }
    }
  }
  await browser.close();
  await site.close();
}

main().catch(fail);
