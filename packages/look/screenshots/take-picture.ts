import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { loadEverything } from '../../browser/load-everything';

/** One picture to take. */
type Picture = {
  url: string;
  /** The width of the window, in CSS pixels. */
  width: number;
  theme: 'light' | 'dark';
  /** Where to write the PNG. */
  file: string;
};

/** Takes a picture of a whole page as it looks after a visitor has scrolled through all of it. */
export async function takePicture(browser: Browser, picture: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: picture.width, height: 900 },
    colorScheme: picture.theme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), picture.theme);
  const page = await context.newPage();
  await page.goto(picture.url, { waitUntil: 'load' });
  await page.evaluate(loadEverything);
  const pixels = await page.screenshot({ fullPage: true, animations: 'disabled' });
  // A palette makes the file a quarter of its size; it is stored in git.
  await sharp(pixels).png({ palette: true, quality: 80 }).toFile(picture.file);
  await context.close();
}
