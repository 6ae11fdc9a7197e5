import type { BrowserContext, Page } from '@playwright/test';
import type { Step as Answer } from '../../../packages/inbox/faults';
import type { Inbox } from '../../../packages/inbox/start-inbox';
import { site } from './content';
import { translate } from './translate';

type Name = 'contact' | 'newsletter';

/** An action of a visitor, a browser or the network. */
export type WalkStep = {
  do:
    | 'type'
    | 'press'
    | 'press the other'
    | 'change'
    | 'translate'
    | 'inject'
    | 'reload'
    | 'leave and open'
    | 'leave and back'
    | 'offline'
    | 'online'
    | 'release'
    | 'clear';
};

const emails = { contact: 'Inquiry', newsletter: 'Signup' };
const formOf = (name: Name) => `[data-app=${name}]`;
const button = (name: Name) => `${formOf(name)} [type=submit]`;

/** Acts as one visitor, and checks that no typed word is lost. */
export class FormWalk {
  readonly pressed: string[] = [];
  readonly words: string[] = [];
  readonly id = `${Math.random()}`.slice(2);
  presses = 0;

  constructor(
    private readonly page: Page,
    private readonly context: BrowserContext,
    private readonly inbox: Inbox,
  ) {}

  address = (name: Name, count = 0) => `${emails[name]}${this.id}-${count}@example.com`;

  async start(answers: readonly Answer[]) {
    const { page, inbox } = this;
    // A step whose field has disappeared with its page must not wait for it until the end of the
    // test.
    page.setDefaultTimeout(15_000);
    // A real alert that opens while its page is left blocks that page permanently.
    await page.addInitScript(() => {
      window.alert = () => undefined;
    });
    await page.route(site.schedulingPage, (route) => route.fulfill({ status: 204 }));
    for (const key of [this.address('contact'), this.address('newsletter')])
      inbox.script({ key, steps: [...answers] });
    await page.goto('/contact/');
    for (const name of ['fullName', 'role', 'goals']) await this.fill(name, name);
    await this.fill('email', this.address('contact'));
    await page.locator('[name=budget]').first().check();
    await this.fill('subscriber_email', this.address('newsletter'));
  }

  fill = (name: string, value: string) => this.page.locator(`[name=${name}]`).fill(value);

  /** Runs a step. A signup that arrives may leave the page during it; then it has no effect. */
  async run(step: WalkStep) {
    await this.take(step).catch((error: unknown) => {
      const isAway = !this.page.url().includes('/contact/');
      if (!isAway && !/navigation|interrupted|ERR_ABORTED/.test(String(error))) throw error;
    });
  }

  private async take(step: WalkStep) {
    const { page, context, inbox } = this;
    const isHere = new URL(page.url()).pathname === '/contact/';
    if (!isHere) await page.goto('/contact/');
    if (step.do === 'type') {
      // In one step: a signup that arrives may leave the page between two keys.
      const word = `w${this.words.length};`;
      const isTyped = await page.evaluate((text) => {
        const field = document.querySelector<HTMLTextAreaElement>('[name=additional]');
        if (!field) return false;
        field.focus();
        field.value += text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        return true;
      }, word);
      if (isTyped) this.words.push(word);
    } else if (step.do === 'press') await this.press('contact');
    else if (step.do === 'press the other') await this.press('newsletter');
    else if (step.do === 'change') await this.fill('role', `role ${this.words.length}`);
    else if (step.do === 'translate') await translate(page);
    else if (step.do === 'inject')
      await page.evaluate(() => {
        document.querySelector('[name=email]')?.after(document.createElement('div'));
      });
    else if (step.do === 'offline') await context.setOffline(true);
    else if (step.do === 'online') await context.setOffline(false);
    else if (step.do === 'release') inbox.release();
    else if (step.do === 'clear') {
      const clear = page.locator(`${formOf('contact')} [aria-live] button`);
      if (await clear.first().isVisible()) {
        await clear.first().click();
        this.words.length = 0;
      }
    } else {
      await context.setOffline(false);
      if (step.do === 'reload') await page.reload();
      if (step.do !== 'reload') await page.goto('/about/');
      if (step.do === 'leave and open') await page.goto('/contact/');
      if (step.do === 'leave and back') await page.goBack();
    }
  }

  private async press(name: Name) {
    // In one step: between a check and a press an answer may enable the button.
    const taken = await this.page.evaluate(
      ([css, submit]) => {
        const form = document.querySelector<HTMLFormElement>(css);
        const isTaken = form?.ariaBusy !== 'true' && form?.checkValidity();
        const parts = form ? [...new FormData(form)].flat() : [];
        document.querySelector<HTMLElement>(submit)?.click();
        return isTaken ? parts.filter((one) => typeof one === 'string').join() : null;
      },
      [formOf(name), button(name)] as const,
    );
    if (taken === null) return;
    this.presses += 1;
    this.pressed.push(taken.replaceAll(/\r?\n/g, '\r\n'));
  }

  /** Returns this visitor's text that has reached the service, as it was pressed. */
  delivered() {
    return this.inbox
      .messages()
      .map(({ parts }) =>
        parts.slice(
          0,
          parts.findIndex(({ name }) => name === 'lib_version'),
        ),
      )
      .filter((parts) => parts.some(({ value }) => value.includes(this.id)))
      .map((parts) => parts.flatMap(({ name, value }) => [name, value]).join());
  }

  /** Returns words that are neither in the field, nor in the draft, nor in a message. */
  async lost() {
    const { field, draft } = await this.page.evaluate(() => ({
      field: document.querySelector<HTMLTextAreaElement>('[name=additional]')?.value ?? '',
      draft: sessionStorage.getItem('draft:contact') ?? '',
    }));
    const messages = this.delivered();
    const places = [field, decodeURIComponent(draft), ...messages].join();
    return this.words.filter((word) => !places.includes(word));
  }
}
