import type { Locator, Page } from '@playwright/test';
import type { Inbox } from '../inbox/start-inbox';
import { siteForms, type SiteForm } from './forms';
import type { Outcome } from './judge';
import type { Submission } from './plan';

/** How long a page may take to show a message, in milliseconds: longer than its own limit. */
export const patience = 45_000;

/** Longer than the form's own limit of 30 seconds. */
const beyondLimit = 31_000;

/**
 * Opens a form, fills it in, sends it, and returns the page's final message; null: there is none.
 */
export async function submit(
  page: Page,
  siteUrl: string,
  inbox: Inbox,
  submission: Submission,
): Promise<Outcome | null> {
  const { form: name, fault, email, press } = submission;
  const form = siteForms[name];
  inbox.script({ key: email, steps: [...fault.steps] });
  await page.goto(siteUrl + form.path, { waitUntil: 'domcontentloaded' });
  const element = form.find(page);
  const button = element.getByRole('button', { name: form.submit });
  const field = (part: string) => element.getByRole('textbox', { name: form.labels[part] ?? part });

  const answers = Object.entries(form.answers(submission));
  for (const [part, answer] of answers) await field(part).fill(answer);
  if (form.choice !== null) await element.getByRole('radio', { name: form.choice }).check();
  const [first = ''] = Object.keys(form.labels);
  await send(page, press, button, field(first));

  if (fault.outlasts) {
    await arrival(inbox, email);
    await page.clock.fastForward(beyondLimit);
  }
  const shown = await outcomeOf(page, form);
  return fault.isLate && shown !== 'sent' ? ((await arrivalAt(page, form)) ?? shown) : shown;
}

async function send(
  page: Page,
  press: Submission['press'],
  button: Locator,
  field: Locator,
): Promise<void> {
  if (press === 'enter') await field.press('Enter');
  else if (press === 'click') await button.click();
  else {
    await button.dblclick();
    // The focus is still on the button, whatever its name is by now.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
}

/** Waits until a call of this submission has reached the inbox. */
async function arrival(inbox: Inbox, email: string): Promise<void> {
  const deadline = Date.now() + patience;
  const hasArrived = () => inbox.requests().some(({ parts }) => parts.some(isFrom(email)));
  while (!hasArrived() && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Returns whether a part contains the address of a submission. */
export const isFrom =
  (email: string) =>
  ({ value }: { value: string }) =>
    value === email;

async function outcomeOf(page: Page, form: SiteForm): Promise<Outcome | null> {
  // A page that has reported success soon opens the next one, which reports it too.
  const moved = arrivalAt(page, form);
  const shown = await Promise.race([wordsOf(page, form), moved]);
  if (shown === 'sent') await moved;
  return shown;
}

/** Returns the page's message about the submission, once there is one. */
async function wordsOf(page: Page, form: SiteForm): Promise<Outcome | null> {
  const sent = form.sent(page);
  const titles = Object.values(form.failures).map((title) =>
    title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  const failed = form.find(page).getByText(new RegExp(titles.join('|')));
  const sign = sent.or(failed).filter({ visible: true }).first();
  const text = await sign.textContent().catch(() => null);
  if (text === null) return null;
  const isFailure = (title: string | undefined) => title !== undefined && text.includes(title);
  if (!Object.values(form.failures).some(isFailure)) return 'sent';
  return isFailure(form.failures.unknown) ? 'unknown' : 'not sent';
}

/** Returns whether the visitor sees the next page after success; null: there is none. */
async function arrivalAt(page: Page, form: SiteForm): Promise<Outcome | null> {
  return page.waitForURL(form.next, { waitUntil: 'commit' }).then(
    () => 'sent',
    () => null,
  );
}
