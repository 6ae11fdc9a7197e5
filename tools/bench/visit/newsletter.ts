import { z } from 'zod';
import { rest } from './conditions';
import { pause } from './pause';
import { place, press } from './pointer';
import type { Tab } from './tab';

/** How long React may take to come, in milliseconds. */
const patience = 60_000;

/**
 * Scrolls to the newsletter's form, presses its first field, and waits until React has taken it over.
 * Answers with when it had, in milliseconds since the page started; null when there is no such form.
 * @throws when React does not come
 */
export async function reachForNewsletter(tab: Tab): Promise<number | null> {
  const field = place.nullable().parse(await tab.evaluate(findField));
  if (field === null) return null;
  await pause(rest);
  const ready = tab.evaluate(formReady, patience);
  press(tab, field);
  try {
    return z.number().parse(await ready);
  } catch (cause) {
    throw new Error('React did not take over the form of the newsletter.', { cause });
  }
}

/** Runs in the page: scrolls to the field, and answers with its middle on the screen. */
async function findField(): Promise<z.infer<typeof place> | null> {
  const form = document.querySelector('form[data-app="newsletter"]');
  if (!form) return null;
  const fields = form.querySelectorAll('input, textarea');
  const field = [...fields].find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!field) throw new Error('The form of the newsletter shows no field.');
  for (let last = NaN; ;) {
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
    // What scrolling brings into view takes its height only when it is drawn.
    await new Promise((resolve) => setTimeout(resolve, 250));
    const { x, y, width, height } = field.getBoundingClientRect();
    if (y === last) return { x: x + width / 2, y: y + height / 2 };
    last = y;
  }
}

/** Runs in the page, which tells by itself when it is ready: to be asked would take its time. */
const formReady = () =>
  new Promise<number>((resolve) => {
    addEventListener('form-ready', ({ timeStamp }) => resolve(timeStamp), { once: true });
  });
