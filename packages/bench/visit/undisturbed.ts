import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'puppeteer-core';
import { openChromium } from '../../browser/chromium';
import { openTab, type Tab } from './tab';

/** Lighthouse's mobile screen, in CSS pixels. */
export const screen = { width: 412, height: 823 };

/** A phone's processor: how many times slower than this one. */
export const slowdown = { rate: 4 };

/** How long a loaded page is left alone before anything is measured, in milliseconds. */
export const rest = 2000;

/** Makes a page that of a phone with slow 4G; also a prerendered one. */
const slowPhone = (page: CDPSession) => [
  page.send('Page.enable'),
  page.send('Emulation.setDeviceMetricsOverride', {
    ...screen,
    deviceScaleFactor: 1.75,
    mobile: true,
  }),
  page.send('Emulation.setCPUThrottlingRate', slowdown),
  page.send('Network.enable'),
  page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  }),
];

/**
 * Opens a fresh Chromium as a visitor with a slow phone, slow 4G and an empty cache. No foreign code
 * runs in its pages, and it prerenders pages as usual.
 * @param prepare sends a page further commands before it starts
 */
export async function inTab<Found>(
  act: (tab: Tab) => Promise<Found>,
  prepare: (page: CDPSession) => Promise<unknown>[] = () => [],
): Promise<Found> {
  const own = await openChromium();
  try {
    const tab = await openTab(own.port, (page) => [...slowPhone(page), ...prepare(page)]);
    try {
      return await act(tab);
    } finally {
      tab.close();
    }
  } finally {
    own.kill();
  }
}

/** Opens a page, and calls a function once it is idle: all is loaded, prefetched and run. */
export const visitUndisturbed = <Found>(
  url: string,
  act: (tab: Tab) => Promise<Found>,
): Promise<Found> =>
  inTab(async (tab) => {
    await tab.open(url);
    await pause(rest);
    return act(tab);
  });
