import { expect, test as base } from '@playwright/test';
import { siteUrl } from '../../packages/hosting/serve/site-url';
import { localEmailEnv } from '../../packages/inbox/local-account';
import { startInbox, type Inbox } from '../../packages/inbox/start-inbox';
import { site } from '../e2e/support/content';
import type { Browser, Tab, Settings } from './support/engine';
import { engines, type EngineName } from './support/engines';
import { startFront, type Change, type Front } from './support/front';

export type EngineOptions = { engineName: EngineName };
type TestFixtures = {
  /** What the visitor has set before the page opens. */
  settings: Settings;
  /** A page that knows nothing of earlier ones. */
  tab: Tab;
  /** The e-mail service, empty and healthy. */
  inbox: Inbox;
  /** What is changed in the site's files on their way. */
  edit: { change: Change };
  /** The server of the site. */
  front: Front;
};
type WorkerFixtures = {
  /** Starts a browser for these settings, or returns the one that runs. */
  browserFor: (settings: Settings) => Promise<Browser>;
  workerInbox: Inbox;
};

const builtOrigin = localEmailEnv.GATSBY_EMAILJS_ORIGIN ?? '';

/** Where a delivered inquiry leads here; the calendar itself is on the network. */
export const calendarOf = ({ port }: Inbox) => `http://localhost:${port}/health`;

export { expect };
export const test = base.extend<TestFixtures, WorkerFixtures & EngineOptions>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  settings: [{}, { option: true }],

  browserFor: [
    async ({ engineName }, use) => {
      const running = new Map<string, Promise<Browser>>();
      await use((settings) => {
        const key = JSON.stringify(settings);
        const browser = running.get(key) ?? engines[engineName].launch(settings);
        running.set(key, browser);
        return browser;
      });
      for (const browser of running.values()) await (await browser).close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  workerInbox: [
    async ({}, use) => {
      const inbox = await startInbox({ port: 0 });
      await use(inbox);
      await inbox.close();
    },
    { scope: 'worker' },
  ],

  inbox: async ({ workerInbox }, use) => {
    workerInbox.reset();
    await use(workerInbox);
  },

  edit: [{ change: (text) => text }, { option: true }],

  // At a port of its own, so that no test finds what another one left in the browser.
  front: async ({ inbox, edit }, use) => {
    const front = await startFront(siteUrl(), (text) =>
      edit
        .change(text)
        .replaceAll(builtOrigin, `http://localhost:${inbox.port}`)
        .replaceAll(site.schedulingPage, calendarOf(inbox)),
    );
    await use(front);
    front.release();
    await front.close();
  },

  tab: async ({ browserFor, settings }, use) => {
    const browser = await browserFor(settings);
    await browser.withPage(async (tab) => {
      await tab.resize(1280, 900);
      await use(tab);
    });
  },
});
