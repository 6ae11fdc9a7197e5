import { expect, test } from './fixtures';

test.use({ site: 'edited' });

test.beforeEach(({ page }) => page.goto('/services/'));

test('threads join the first lines of the words that a conversation and its text share, where they are side by side', async ({
  page,
}) => {
  const phrases = page.locator('figure b');
  await expect(phrases).toHaveCount(4);
  /** The middles of the first words of the phrases, in the order of the page, and the ends of the threads that are drawn. */
  const heights = () =>
    page.evaluate(() => {
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      const drawn = [...document.querySelectorAll('figure > span svg')]
        .map((thread) => thread.getBoundingClientRect())
        .filter(({ height }) => height > 0);
      return {
        words: [...document.querySelectorAll('figure b span')].map((words) =>
          middle(words.getBoundingClientRect()),
        ),
        threads: drawn.map(({ top, bottom }) => [top, bottom] as const),
      };
    });
  await page.setViewportSize({ width: 1280, height: 800 });
  const { words, threads } = await heights();
  const [rain = 0, complained = 0, complainedPublished = 0, rainPublished = 0] = words;
  const expected = [
    [rain, rainPublished],
    [complainedPublished, complained],
  ];
  expect(threads).toHaveLength(expected.length);
  // Within its line, a thread has room for others beside it.
  for (const [index, [top, bottom]] of threads.entries()) {
    expect(Math.abs(top - (expected[index]?.[0] ?? 0))).toBeLessThan(10);
    expect(Math.abs(bottom - (expected[index]?.[1] ?? 0))).toBeLessThan(10);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  expect((await heights()).threads).toEqual([]);
});

test('a phrase under the pointer or with the focus thickens its thread, and fades the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const said = page.getByRole('region', { name: 'As it was said' });
  const thread = (index: number) => page.locator(`figure > [data-thread="${index}"] path`).first();
  await said.getByRole('link', { name: 'it began with rain' }).hover();
  await expect(thread(0)).toHaveCSS('stroke-width', '6px');
  await expect(thread(1)).toHaveCSS('opacity', '0.15');
  await said.getByRole('link', { name: 'Nobody complained' }).focus();
  await page.mouse.move(0, 0);
  await expect(thread(1)).toHaveCSS('stroke-width', '6px');
  await expect(thread(0)).toHaveCSS('opacity', '0.15');
});

test('on a phone a numbered phrase leads to its counterpart, and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const counterpart = (name: string) =>
    page.getByRole('region', { name }).getByRole('link').first();
  await page.getByRole('region', { name: 'As it was said' }).getByRole('link').first().click();
  const published = page.locator('[id="published:1"]');
  await expect(published).toBeInViewport();
  await published.getByRole('link').click();
  await expect(counterpart('As it was said')).toBeInViewport();
});
