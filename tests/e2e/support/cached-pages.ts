import type { Page } from '@playwright/test';
import type { Inbox } from '../../../packages/inbox/start-inbox';
import { site } from './content';
import { withOwnBrowser } from './own-browser';

/** Runs a page in a browser with a back/forward cache. */
export const withCache = (inbox: Inbox, run: (page: Page) => Promise<void>) =>
  withOwnBrowser({ at: `127.0.0.1:${inbox.port}`, hasPageCache: true }, async (page) => {
    await page.route(site.schedulingPage, (route) => route.fulfill({ body: 'Calendar' }));
    await run(page);
  });

/** Goes back without waiting for a load: a page from the cache does not load. */
export const goBackCached = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => history.back());
  });
