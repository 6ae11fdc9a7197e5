import { expect, test } from './fixtures';

test.use({ site: 'edited' });

test('threads join the words that a conversation and its text share, where they are side by side', async ({
  page,
}) => {
  await page.goto('/services/');
  const phrases = page.locator('figure b');
  await expect(phrases).toHaveCount(4);
  /** The middles of the marked words, in the order of the page, and the ends of the threads that are drawn. */
  const heights = () =>
    page.evaluate(() => {
      const middle = ({ top, bottom }: DOMRect) => Math.round((top + bottom) / 2);
      const drawn = [...document.querySelectorAll('figure > span svg')]
        .map((thread) => thread.getBoundingClientRect())
        .filter(({ height }) => height > 0);
      return {
        words: [...document.querySelectorAll('figure b')].map((words) =>
          middle(words.getBoundingClientRect()),
        ),
        threads: drawn.map(({ top, bottom }) => [Math.round(top), Math.round(bottom)]),
      };
    });
  await page.setViewportSize({ width: 1280, height: 800 });
  const { words, threads } = await heights();
  const [rain = 0, complained = 0, complainedPublished = 0, rainPublished = 0] = words;
  expect(threads).toEqual([
    [rain, rainPublished],
    [complainedPublished, complained],
  ]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect((await heights()).threads).toEqual([]);
});
