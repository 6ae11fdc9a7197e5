import { plans, questions } from '../e2e/support/content';
import { expect, test } from './fixtures';
import { layOutAll } from './support/look';
import type { Tab } from './support/engine';

/** The headings of what is open. */
const opened = (tab: Tab) =>
  tab.run(() =>
    [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) =>
      textContent.replace(/\s/g, ' '),
    ),
  );

test('questions open one at a time, and close', async ({ tab, front }) => {
  await tab.open(`${front.url}/`);
  await layOutAll(tab);
  expect(await opened(tab)).toEqual([]);
  for (const { data } of questions.slice(0, 3)) {
    await tab.click({ role: 'heading', name: data.question });
    await expect.poll(() => opened(tab)).toEqual([data.question]);
  }
  await tab.click({ role: 'heading', name: questions[2]?.data.question ?? '' });
  await expect.poll(() => opened(tab)).toEqual([]);
});

test('an address with # opens its question, in view', async ({ tab, front }) => {
  const last = questions.at(-1);
  await tab.open(`${front.url}/#${last?.slug ?? ''}`);
  await expect.poll(() => opened(tab)).toEqual([last?.data.question]);
  const isInView = () =>
    tab.run(() => {
      const { top = -1 } = document.querySelector('details[open]')?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight;
    });
  await expect.poll(isInView).toBe(true);
});

test('service cards open and close, each on its own', async ({ tab, front }) => {
  await tab.open(`${front.url}/services/`);
  await layOutAll(tab);
  const count = async () => {
    const list = await opened(tab);
    return Array.isArray(list) ? list.length : 0;
  };
  for (const [index, { data }] of plans.entries()) {
    await tab.run((title) => {
      const cards = [...document.querySelectorAll('article')];
      const card = cards.find((one) => one.textContent.includes(title));
      card?.querySelector('summary')?.focus();
    }, data.title);
    await tab.press('Enter');
    await expect.poll(count).toBe(index + 1);
  }
  await tab.press(' ');
  await expect.poll(count).toBe(plans.length - 1);
});
