import { chromium, type Page } from '@playwright/test';
import { ensureChromium, launchArgs } from '../../../tools/browser';
import { siteUrl } from '../../../tools/e2e/site-url';
import type { Inbox } from '../../../tools/inbox/start-inbox';
import { builtOrigin } from './bundle';

/** A browser with the back/forward cache that visitors have, and Playwright's own does without. */
export async function withBackForwardCache(
  inbox: Inbox,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const rule = `MAP ${new URL(builtOrigin).host} 127.0.0.1:${inbox.port}`;
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...launchArgs, `--host-resolver-rules=${rule}`],
  });
  try {
    await run(await browser.newPage({ baseURL: siteUrl() }));
  } finally {
    await browser.close();
  }
}
