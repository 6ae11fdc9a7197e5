import { chromium, type Page } from '@playwright/test';
import {
  ensureChromium,
  ensureTestBrowser,
  launchArgs,
} from '../../../packages/browser/ensure-chromium';
import { siteUrl } from '../../../packages/hosting/serve/site-url';
import { expect } from '../fixtures';
import { builtHost } from './bundle';

type OwnBrowser = {
  /** Where the browser finds a host, as in `127.0.0.1:8025`, or `~NOTFOUND`. */
  at: string;
  /** The host to resolve; omitted: the one built into the forms. */
  host?: string;
  /** Further options of Chromium. */
  args?: readonly string[];
  /** True for a browser with a back/forward cache. Visitors have one; Playwright turns it off. */
  hasPageCache?: boolean;
};

/** Runs a page in a separate browser, which finds the e-mail service where a test wants it to. */
export async function withOwnBrowser(
  { at, host = builtHost, args = [], hasPageCache = false }: OwnBrowser,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: hasPageCache ? ensureChromium() : ensureTestBrowser(),
    ignoreDefaultArgs: hasPageCache ? ['--disable-back-forward-cache'] : [],
    args: [...launchArgs, ...args, `--host-resolver-rules=MAP ${host} ${at}`],
  });
  try {
    const page = await browser.newPage({ baseURL: siteUrl() });
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    await run(page);
    expect(uncaught).toEqual([]);
  } finally {
    await browser.close();
  }
}
