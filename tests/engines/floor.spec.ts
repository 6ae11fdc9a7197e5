import { randomUUID } from 'node:crypto';
import { pages, questions } from '../e2e/support/content';
import { paper } from '../e2e/support/theme';
import { expect, test } from './fixtures';
import { axeViolations } from './support/axe';
import { withoutNewFeatures } from './support/floor';
import { fillIn, submit } from './support/forms';
import { ground, layOutAll } from './support/look';

test.use({ edit: { change: withoutNewFeatures } });

for (const theme of ['light', 'dark'] as const) {
  for (const { name, path } of pages.slice(0, 4)) {
    test(`below the floor ${name} is whole in the ${theme} theme`, async ({ tab, front }) => {
      await tab.open(`${front.url}/robots.txt`);
      await tab.run((value) => localStorage.setItem('theme', value), theme);
      await tab.resize(390, 800);
      await tab.open(front.url + path);
      expect(await ground(tab)).toBe(paper[theme]);
      await layOutAll(tab);
      const overflow = () =>
        tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBe(0);
      const avif = () =>
        tab.run(
          () =>
            [...document.images].filter(({ currentSrc }) => currentSrc.endsWith('.avif')).length,
        );
      expect(await avif()).toBe(0);
      expect(await axeViolations(tab)).toEqual([]);
    });
  }
}

test('below the floor nothing moves, and questions open', async ({ tab, front }) => {
  await tab.open(`${front.url}/`);
  await layOutAll(tab);
  const moving = () => tab.run(() => document.getAnimations().length);
  expect(await moving()).toBe(0);
  for (const { data } of questions.slice(0, 2)) {
    await tab.click({ role: 'heading', name: data.question });
  }
  // Each stays open: that one closes another is newer.
  await expect.poll(() => tab.run(() => document.querySelectorAll('details[open]').length)).toBe(2);
});

test('below the floor a choice is seen, and the inquiry arrives', async ({ tab, front, inbox }) => {
  await tab.open(`${front.url}/contact/`);
  await fillIn(tab, `${randomUUID()}@example.com`);
  const opacity = () =>
    tab.run(
      () => getComputedStyle(document.querySelector('[type=checkbox]') ?? document.body).opacity,
    );
  expect(await opacity()).toBe('1');
  await tab.click(submit);
  await expect.poll(() => inbox.messages().length).toBe(1);
});
