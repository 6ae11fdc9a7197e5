import type { Sample } from '../figures';
import { rest, screen } from './conditions';
import { settle, visit } from './visitor';

/**
 * Measures what a page transfers, with the files and pages it fetches ahead, while a visitor with a slow
 * phone reads its first two screens.
 */
export function measureReading(url: string): Promise<Sample> {
  return visit('slow', async ({ page, devTools }) => {
    let reading = 0;
    devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      reading += encodedDataLength;
    });
    await settle(page, url);
    await page.mouse.wheel(0, screen.height);
    await page.waitForTimeout(rest);
    await page.waitForLoadState('networkidle');
    return { reading };
  });
}
