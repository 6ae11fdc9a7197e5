import { expect, test as base, type BrowserContext } from '@playwright/test';
import { localEmailEnv } from '../../tools/inbox/local-account';
import { startInbox, type Inbox } from '../../tools/inbox/start-inbox';
import { chromiumArgs, findChromium, findHeadlessShell } from '../../tools/programs';
import { fontsEnv, type Fonts } from '../support/fonts';
import type { SiteName } from '../support/sites';
import { calendar, ContactForm, NewsletterForm } from './support/forms';
import { markMounted } from './support/page';

export type WorkerFixtures = {
  /** true: in Chromium's headless shell, where there is one. */
  inShell: boolean;
  /** The fonts of the computer. */
  fonts: Fonts;
  workerInbox: Inbox;
};

type TestFixtures = {
  /** The site to open. */
  site: SiteName;
  /** Receives what the forms send; empty and healthy at the start of a test. */
  inbox: Inbox;
  /** Matches the problems that a test provokes. */
  expected: RegExp;
  contact: ContactForm;
  newsletter: NewsletterForm;
};

/** The address that the built forms send to. */
const inboxOrigin = localEmailEnv.GATSBY_EMAILJS_ORIGIN;

export { expect };

/** Extends Playwright's test: a page with any problem that it does not expect fails its test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerInbox: [
    async ({}, use) => {
      const inbox = await startInbox({ port: 0 });
      await use(inbox);
      await inbox.close();
    },
    { scope: 'worker' },
  ],
  // Only this worker's browser finds its inbox at the built-in address, so one build serves all.
  inShell: [false, { option: true, scope: 'worker' }],
  fonts: ['with fallbacks', { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ workerInbox, inShell, fonts }, use) => {
      const rule = `--host-resolver-rules=MAP ${new URL(inboxOrigin).host} 127.0.0.1:${workerInbox.port}`;
      await use({
        executablePath: inShell ? findHeadlessShell() : findChromium(),
        // Otherwise each letter in the headless shell is a whole number of pixels wide, as on no screen today.
        args: [...chromiumArgs, '--font-render-hinting=none', rule],
        env: { ...process.env, ...fontsEnv(fonts) },
        // Visitors' browsers keep pages for Back.
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],

  site: ['specified', { option: true }],
  baseURL: async ({ site }, use) => {
    await use(`http://localhost:${process.env[`${site.toUpperCase()}_PORT`]}`);
  },
  inbox: [
    async ({ workerInbox }, use) => {
      workerInbox.reset();
      await use(workerInbox);
    },
    { auto: true },
  ],

  expected: [/(?!)/, { option: true }],
  context: async ({ context, expected, baseURL }, use) => {
    const problems = await watch(context, [baseURL, inboxOrigin]);
    await markMounted(context);
    await use(context);
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  },
  contact: async ({ page }, use) => {
    // The calendar is another site; without an answer of its own the browser stays on the page.
    await page.route(calendar, (route) => route.fulfill({ status: 204 }));
    await use(new ContactForm(page));
  },
  newsletter: async ({ page }, use) => use(new NewsletterForm(page)),
});

/** Collects errors, requests to other hosts, and violations of the policy. */
async function watch(
  context: BrowserContext,
  origins: readonly (string | undefined)[],
): Promise<string[]> {
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(`Uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('Policy: ')) problems.push(text);
    if (message.type() === 'error') problems.push(`Console: ${text} (${message.location().url})`);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin) && request.url() !== calendar) {
      problems.push(`Another host: ${request.url()}`);
    }
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.debug(`Policy: ${effectiveDirective} ${blockedURI}`);
    });
  });
  return problems;
}
