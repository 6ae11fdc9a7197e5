import { test as base } from '@playwright/test';
import { siteUrl } from '../hosting/serve/site-url';
import { localEmailEnv } from '../../tools/inbox/local-account';
import { startInbox, type Inbox } from '../../tools/inbox/start-inbox';
import { ensureTestBrowser, launchArgs } from './ensure-chromium';

/** The address that the built site sends its forms to. */
export const inboxHost = new URL(localEmailEnv.GATSBY_EMAILJS_ORIGIN).host;

type TestFixtures = {
  /** This worker's inbox, empty and healthy at the start of every test. */
  inbox: Inbox;
};
type WorkerFixtures = {
  workerInbox: Inbox;
};

/**
 * Extends Playwright's test for a site that `serve-site.ts` serves: each worker has a browser and
 * an inbox.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerInbox: [
    async ({}, use) => {
      const inbox = await startInbox({ port: 0 });
      await use(inbox);
      await inbox.close();
    },
    { scope: 'worker' },
  ],

  // Only this worker's browser reaches its inbox at the built-in address, so one build serves them
  // all.
  launchOptions: [
    async ({ workerInbox }, use) => {
      const rule = `--host-resolver-rules=MAP ${inboxHost} 127.0.0.1:${workerInbox.port}`;
      await use({ executablePath: ensureTestBrowser(), args: [...launchArgs, rule] });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({}, use) => use(siteUrl()),

  // Also for tests that do not use it, so that none leaves its messages to the next.
  inbox: [
    async ({ workerInbox }, use) => {
      workerInbox.reset();
      await use(workerInbox);
    },
    { auto: true },
  ],
});
