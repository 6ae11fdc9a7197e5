import { expect } from '@playwright/test';
import { inboxHost, test as base } from '../../packages/browser/site-test';
import { siteUrl } from '../../packages/hosting/serve/site-url';
import { noProblems, watch, type Problems } from '../support/watch-page';

type TestFixtures = {
  /**
   * True for a test that provokes console errors or failed requests; uncaught errors still fail it.
   */
  allowConsoleErrors: boolean;
  /**
   * Hosts other than the site and the inbox that a test may send requests to, such as the
   * calendar's.
   */
  allowedHosts: readonly string[];
  /** The faults of this test's pages; a test that provokes one removes it. */
  problems: Problems;
};

export { expect };
export const test = base.extend<TestFixtures>({
  allowConsoleErrors: [false, { option: true }],
  allowedHosts: [[], { option: true }],

  problems: async ({}, use) => use(noProblems()),

  context: async ({ context, problems, allowConsoleErrors, allowedHosts }, use) => {
    await watch(context, [new URL(siteUrl()).host, inboxHost, ...allowedHosts], problems);
    await use(context);
    expect(problems.violations, 'violations of the content-security policy').toEqual([]);
    expect(problems.pageErrors, 'uncaught errors in a page').toEqual([]);
    expect(problems.outsideRequests, 'requests to another host').toEqual([]);
    if (!allowConsoleErrors) expect(problems.consoleErrors, 'errors in the console').toEqual([]);
  },
});
