import type { LaunchedChrome } from 'chrome-launcher';
import { ensureChromium, launchArgs } from './ensure-chromium';
import { onStop } from '../kit/stop';

let isFirst = true;

/**
 * Starts a fresh Chromium with an empty profile for one measurement, as Lighthouse's own launcher
 * does: without extensions, translation and other features that inspect each page and would be
 * measured too. Playwright's own flags would change more (they turn off paint holding, for
 * example).
 * @returns `port`, at which it accepts commands, and `kill`
 * @throws if it does not start
 */
export async function openChromium(): Promise<LaunchedChrome> {
  // Only available as an ES module.
  const { killAll, launch } = await import('chrome-launcher');
  if (isFirst) onStop(() => void killAll());
  isFirst = false;
  return launch({
    chromePath: ensureChromium(),
    chromeFlags: [...launchArgs, '--headless=new', '--hide-scrollbars'],
    handleSIGINT: false,
    logLevel: 'silent',
  });
}
