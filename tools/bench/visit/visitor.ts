import { chromium, type CDPSession, type Page } from '@playwright/test';
import { openChromium } from '../chromium';
import { record } from './recorder';

/** A person with a phone; `devTools` measures and slows what their browser does. */
export type Visitor = { page: Page; devTools: CDPSession };

/** Lighthouse's mobile screen, in CSS pixels. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Slow 4G: 150 ms, and bytes a second. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/**
 * Lets a visitor with an empty cache do something, in a fresh Chromium. A slow one has a processor
 * four times slower than this one, and slow 4G.
 */
export async function visit<Found>(
  speed: 'slow' | 'full',
  act: (visitor: Visitor) => Promise<Found>,
): Promise<Found> {
  const own = await openChromium();
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${own.port}`);
    const context = await browser.newContext(screen);
    // The compiler of TypeScript calls this helper in functions that run in the page.
    await context.addInitScript('globalThis.__name = (value) => value');
    await context.addInitScript(record);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    if (speed === 'slow') {
      await devTools.send('Network.enable');
      await devTools.send('Network.emulateNetworkConditions', slow4g);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    return await act({ page, devTools });
  } finally {
    await own.close();
  }
}

/** Opens a page, and waits until it rests: all is loaded, prefetched and run. */
export async function settle(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
}
