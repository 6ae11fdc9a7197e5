import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { place, press } from './pointer';
import type { Tab } from './tab';
import { rest } from './undisturbed';

/** How long React may take to load, in milliseconds. */
const patience = 60_000;

/**
 * Scrolls to the first form that React hydrates, presses its first field, and waits until it has.
 * Returns the time of that, in milliseconds since the page started; null if there is no such form.
 * @throws if React does not load
 */
export async function reachForForm(tab: Tab): Promise<number | null> {
  const field = place.nullable().parse(await tab.evaluate(findField));
  if (field === null) return null;
  await pause(rest);
  const ready = tab.evaluate(formReady, patience);
  press(tab, field);
  try {
    return z.number().parse(await ready);
  } catch (cause) {
    throw new Error('React did not take over the form.', { cause });
  }
}

/** Runs in the page: scrolls to the field, and returns its middle on the screen. */
async function findField(): Promise<z.infer<typeof place> | null> {
  const form = document.querySelector('form[data-app]');
  if (!form) return null;
  const fields = form.querySelectorAll('input, textarea');
  const field = [...fields].find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!field) throw new Error('The form shows no field.');
  for (let last = NaN; ;) {
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A band that scrolls into view gets its height only when it is drawn.
    await new Promise((resolve) => setTimeout(resolve, 250));
    const { x, y, width, height } = field.getBoundingClientRect();
    if (y === last) return { x: x + width / 2, y: y + height / 2 };
    last = y;
  }
}

/** Runs in the page, which signals its readiness by itself: polling would use its time. */
const formReady = () =>
  new Promise<number>((resolve) => {
    addEventListener('form-ready', ({ timeStamp }) => resolve(timeStamp), { once: true });
  });
