import { layout, pages } from '../e2e/support/content';
import { paper } from '../e2e/support/theme';
import { expect, test } from './fixtures';
import { ground, shownGrounds } from './support/look';

const toDark = { role: 'button', name: layout.theme.toDark };
const toLight = { role: 'button', name: layout.theme.toLight };

test('the toggle switches the theme, which holds from the first frame of each later page', async ({
  tab,
  front,
}) => {
  await tab.open(`${front.url}/`);
  expect(await ground(tab)).toBe(paper.light);
  await tab.click(toDark);
  await expect.poll(() => ground(tab)).toBe(paper.dark);
  await tab.reload();
  await expect.poll(() => shownGrounds(tab)).toEqual([paper.dark]);
  for (const { path } of pages) {
    await tab.open(front.url + path);
    await expect.poll(() => shownGrounds(tab)).toEqual([paper.dark]);
  }
  await tab.click(toLight);
  await expect.poll(() => ground(tab)).toBe(paper.light);
});

test.describe('on a dark system', () => {
  test.use({ settings: { isDark: true } });

  test('the page is dark from the first frame, with its pictures, until a visitor chooses', async ({
    tab,
    front,
  }) => {
    const picture = () =>
      tab.run(() => document.querySelector<HTMLImageElement>('main picture img')?.currentSrc);
    await tab.open(`${front.url}/`);
    await expect.poll(() => shownGrounds(tab)).toEqual([paper.dark]);
    await expect.poll(picture).toContain('hero-dark');
    await tab.click(toLight);
    await expect.poll(() => ground(tab)).toBe(paper.light);
    await expect.poll(picture).toContain('hero-light');
    await tab.reload();
    await expect.poll(() => shownGrounds(tab)).toEqual([paper.light]);
    await expect.poll(picture).toContain('hero-light');
  });
});
