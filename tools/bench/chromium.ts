import type { LaunchedChrome } from 'chrome-launcher';
import { ensureChromium, launchArgs } from '../browser';
import { onStop } from '../stop';

let isFirst = true;

/**
 * Starts a fresh Chromium with an empty profile for one measurement, as Lighthouse's own launcher starts
 * it: without extensions, translation and what else looks at each page, and would be measured with it.
 * What Playwright adds to its browsers would change more (it turns off paint holding, for example).
 * @returns `port`, at which it takes orders, and `kill`
 * @throws when it does not start
 */
export async function openChromium(): Promise<LaunchedChrome> {
  // An ES module only.
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
