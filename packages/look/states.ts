import type { Page } from '@playwright/test';
import type { Inbox } from '../inbox/start-inbox';

/** A state that a visitor sees, other than a newly loaded page. */
export type State = {
  name: string;
  path: string;
  /** Brings the page into the state. */
  reach: (page: Page, inbox: Inbox) => Promise<void>;
  /** The part to take a picture of, by its selector; omitted: the window. */
  part?: string;
};

const contact = 'form[data-app=contact]';
const newsletter = 'form[data-app=newsletter]';
const email = 'ada@example.com';

const openAll = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const one of all) {
      one.removeAttribute('name');
      one.setAttribute('open', '');
    }
  });

/** Waits for what React shows after a press. */
const shown = (page: Page, selector: string) =>
  page.locator(selector).first().waitFor({ timeout: 15_000 });

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries({
    fullName: 'Ada Lovelace',
    email,
    role: 'Founder',
    goals: 'Visibility',
  })) {
    await page.locator(`${contact} [name=${name}]`).fill(value);
  }
  await page.locator(`${contact} [name=helpNeeded][type=checkbox]`).first().check({ force: true });
  await page.locator(`${contact} [name=budget]`).first().check({ force: true });
}

async function submit(page: Page): Promise<void> {
  await fillIn(page);
  await page.locator(`${contact} [type=submit]`).click();
}

export const states: readonly State[] = [
  { name: 'questions-open', path: '/', reach: openAll, part: 'section:has(details)' },
  { name: 'cards-open', path: '/services/', reach: openAll, part: 'main section:has(details)' },
  {
    name: 'tooltip',
    path: '/',
    reach: async (page) => {
      await page.locator('header button').hover();
      await page.waitForTimeout(1000);
    },
  },
  {
    name: 'focus',
    path: '/',
    reach: async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
    },
  },
  {
    name: 'errors',
    path: '/contact/',
    reach: async (page) => {
      await page.locator(`${contact} [type=submit]`).click();
      await shown(page, `${contact} [aria-invalid=true]`);
    },
    part: contact,
  },
  {
    name: 'sending',
    path: '/contact/',
    reach: async (page, inbox) => {
      inbox.script({ key: email, steps: [{ hang: 'before-headers' }] });
      await submit(page);
      await shown(page, `${contact} [aria-disabled=true]`);
    },
    part: contact,
  },
  {
    name: 'failed',
    path: '/contact/',
    reach: async (page, inbox) => {
      inbox.script({ key: email, steps: [{ status: 400 }] });
      await submit(page);
      await shown(page, `${contact} [role=alert]`);
    },
  },
  {
    name: 'sent',
    path: '/contact/',
    reach: async (page) => {
      await submit(page);
      await shown(page, `${contact} a[href^=http]`);
    },
  },
  {
    name: 'newsletter-error',
    path: '/about/',
    reach: async (page) => {
      await page.locator(`${newsletter} [type=submit]`).click();
      await shown(page, `${newsletter} [aria-invalid=true]`);
    },
    part: 'footer',
  },
];
