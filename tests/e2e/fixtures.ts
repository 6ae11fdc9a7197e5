import { expect, test as base } from '@playwright/test';
import { ensureTestBrowser, launchArgs } from '../../tools/browser';
import { siteUrl } from '../../tools/e2e/site-url';
import { noProblems, watch, type Problems } from '../../tools/e2e/watch-page';
import { localEmailEnv } from '../../tools/inbox/local-account';
import { startInbox, type Inbox } from '../../tools/inbox/start-inbox';

/** The address that the built site sends its forms to. */
const inboxHost = new URL(localEmailEnv.GATSBY_EMAILJS_ORIGIN ?? '').host;

type TestFixtures = {
  /** This worker's inbox, empty and healthy at the start of every test. */
  inbox: Inbox;
  /** True for a test that provokes console errors or failed requests; uncaught errors still fail it. */
  allowConsoleErrors: boolean;
  /** Hosts beside the site and the inbox that a test may send requests to, such as the calendar's. */
  allowedHosts: readonly string[];
  /** What the pages of this test did that they should not; a test that provokes it takes it out. */
  problems: Problems;
};
type WorkerFixtures = {
  workerInbox: Inbox;
};

export { expect };
export const test = base.extend<TestFixtures, WorkerFixtures>({
  allowConsoleErrors: [false, { option: true }],
  allowedHosts: [[], { option: true }],

  workerInbox: [
    async ({}, use) => {
      const inbox = await startInbox({ port: 0 });
      await use(inbox);
      await inbox.close();
    },
    { scope: 'worker' },
  ],

  // Only this worker's browser finds its inbox at the built-in address, so one build serves them all.
  launchOptions: [
    async ({ workerInbox }, use) => {
      const rule = `--host-resolver-rules=MAP ${inboxHost} 127.0.0.1:${workerInbox.port}`;
      await use({ executablePath: ensureTestBrowser(), args: [...launchArgs, rule] });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({}, use) => use(siteUrl()),

  // Also for tests that do not ask for it, so that none leaves its messages to the next.
  inbox: [
    async ({ workerInbox }, use) => {
      workerInbox.reset();
      await use(workerInbox);
    },
    { auto: true },
  ],

  problems: async ({}, use) => use(noProblems()),

  context: async ({ context, problems, allowConsoleErrors, allowedHosts }, use) => {
    await watch(context, [new URL(siteUrl()).host, inboxHost, ...allowedHosts], problems);
    await use(context);
    expect(problems.violations, 'what the content-security policy forbade').toEqual([]);
    expect(problems.pageErrors, 'uncaught errors in a page').toEqual([]);
    expect(problems.outsideRequests, 'requests to another host').toEqual([]);
    if (!allowConsoleErrors) expect(problems.consoleErrors, 'errors in the console').toEqual([]);
  },
});
