import { openChromium } from '../chromium';
import { rest, screen, slow4g, slowdown } from './conditions';
import { pause } from './pause';
import { openTab, type Tab } from './tab';

/** What every page is told, those that are rendered ahead too. */
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
 * Lets a visitor with a slow phone, slow 4G and an empty cache open a page in a fresh Chromium, and do
 * something once it rests: all is loaded, prefetched and run. Nothing has run in the page that is not its
 * own, and Chromium renders pages ahead, as it does for anybody.
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
