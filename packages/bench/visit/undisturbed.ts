import { openChromium } from '../../browser/chromium';
import { rest, screen, slow4g, slowdown } from './conditions';
import { pause } from './pause';
import { openTab, type Tab } from './tab';

/** The commands that every page gets, including prerendered ones. */
const orders = [
  { method: 'Page.enable' },
  {
    method: 'Emulation.setDeviceMetricsOverride',
    params: {
      width: screen.width,
      height: screen.height,
      deviceScaleFactor: screen.scale,
      mobile: true,
    },
  },
  { method: 'Emulation.setCPUThrottlingRate', params: slowdown },
  { method: 'Network.enable' },
  { method: 'Network.emulateNetworkConditions', params: slow4g },
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
    const tab = await openTab(own.port, orders);
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
