import { layout } from '../e2e/support/content';
import { expect, test } from './fixtures';
import type { Tab } from './support/engine';

/** Returns what is wider than the window. */
const overflow = (tab: Tab) =>
  tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('at 375 px the header shows icons with names, and the page is not wider than the window', async ({
  tab,
  front,
}) => {
  await tab.resize(375, 800);
  await tab.open(`${front.url}/`);
  const links = await tab.run(() =>
    [...document.querySelectorAll('header nav a')].map((link) => {
      const icon = link.querySelector('svg')?.getBoundingClientRect();
      const { left, right, height } = link.getBoundingClientRect();
      return {
        name: link.querySelector('span')?.textContent,
        hasIcon: (icon?.width ?? 0) > 10,
        isInside: left >= 0 && right <= innerWidth,
        isLarge: height >= 44,
      };
    }),
  );
  const expected = { hasIcon: true, isInside: true, isLarge: true };
  expect(links).toEqual(layout.navigation.items.map(({ label }) => ({ name: label, ...expected })));
  expect(await overflow(tab)).toBe(0);
  await tab.hover({ role: 'link', name: layout.navigation.items[1]?.label ?? '' });
  const tooltip = () =>
    tab.run(() => {
      const shown = [...document.querySelectorAll('header nav [data-tooltip]')];
      return shown.map((one) => getComputedStyle(one).visibility);
    });
  await expect.poll(tooltip).toContain('visible');
});
