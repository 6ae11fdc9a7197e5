import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'puppeteer-core';
import { openChromium } from '../../browser/chromium';
import { rest, screen, slow4g, slowdown } from './conditions';
import { openTab, type Tab } from './tab';

/** Makes a page that of a slow phone; also a prerendered one. */
const prepare = (page: CDPSession) => [
  page.send('Page.enable'),
  page.send('Emulation.setDeviceMetricsOverride', {
    width: screen.width,
    height: screen.height,
    deviceScaleFactor: screen.scale,
    mobile: true,
  }),
  page.send('Emulation.setCPUThrottlingRate', slowdown),
  page.send('Network.enable'),
  page.send('Network.emulateNetworkConditions', slow4g),
];

/**
 * Opens a page in a fresh Chromium as a visitor with a slow phone, slow 4G and an empty cache, and
 * calls a function once it is idle: all is loaded, prefetched and run. No foreign code has run in
 * the page, and Chromium prerenders pages as usual.
 */
export async function visitUndisturbed<Found>(
  url: string,
  act: (tab: Tab) => Promise<Found>,
): Promise<Found> {
  const own = await openChromium();
  try {
    const tab = await openTab(own.port, prepare);
    try {
      await tab.open(url);
      await pause(rest);
      return await act(tab);
    } finally {
      tab.close();
    }
  } finally {
    own.kill();
  }
}
