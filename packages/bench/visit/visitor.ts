import { chromium, type CDPSession, type Page } from '@playwright/test';
import { openChromium } from '../../browser/chromium';
import { rest, screen, slow4g, slowdown } from './conditions';

/** A person with a phone, watched by Playwright; `devTools` slows the browser. */
export type Visitor = { page: Page; devTools: CDPSession };

/**
 * Acts as a visitor with an empty cache, in a fresh Chromium. A slow one has a processor four times
 * slower than this one, and slow 4G.
 */
export async function visit<Found>(
  speed: 'slow' | 'full',
  act: (visitor: Visitor) => Promise<Found>,
): Promise<Found> {
  const own = await openChromium();
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${own.port}`);
    const context = await browser.newContext({
      viewport: { width: screen.width, height: screen.height },
      deviceScaleFactor: screen.scale,
      isMobile: true,
    });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    if (speed === 'slow') {
      await devTools.send('Network.enable');
      await devTools.send('Network.emulateNetworkConditions', slow4g);
      await devTools.send('Emulation.setCPUThrottlingRate', slowdown);
    }
    return await act({ page, devTools });
  } finally {
    own.kill();
  }
}

/** Opens a page, and waits until it is idle: all is loaded, prefetched and run. */
export async function settle(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(rest);
}
