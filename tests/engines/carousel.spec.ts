import { home } from '../e2e/support/content';
import { expect, test } from './fixtures';
import type { Tab } from './support/engine';
import { layOutAll } from './support/look';

const { label, pause } = home.data.testimonials;
const region = { role: 'region', name: label };

/** Returns the state of the animation. After a pause it moves on until the next frame. */
const states = (tab: Tab) =>
  tab.run(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
      .map((animation) => (animation.pending ? 'pending' : animation.playState)),
  );

async function openHome(tab: Tab, url: string) {
  await tab.open(`${url}/`);
  await layOutAll(tab);
  await tab.run(() => document.querySelector('section ul figure')?.scrollIntoView());
}

test('the quotes move, and pause under the pointer, with the focus and by their control', async ({
  tab,
  front,
}) => {
  await openHome(tab, front.url);
  await expect.poll(() => states(tab)).toEqual(['running']);
  await tab.hover(region);
  await expect.poll(() => states(tab)).toEqual(['paused']);
  await tab.hover({ role: 'heading', name: home.data.testimonials.headline.replaceAll('*', '') });
  await expect.poll(() => states(tab)).toEqual(['running']);
  await tab.run((name) => {
    const labels = [...document.querySelectorAll('label')];
    labels.find(({ textContent }) => textContent.includes(name))?.control?.focus();
  }, pause);
  await tab.press(' ');
  await expect.poll(() => states(tab)).toEqual(['paused']);
  await tab.press(' ');
  await expect.poll(() => states(tab)).toEqual(['running']);
  await tab.press('Tab');
  await expect.poll(() => states(tab)).toEqual(['paused']);
});

test.describe('with reduced motion', () => {
  test.use({ settings: { isStill: true } });

  test('nothing moves, and the control is gone', async ({ tab, front }) => {
    await openHome(tab, front.url);
    expect(await states(tab)).toEqual([]);
    const control = () =>
      tab.run(
        (name) =>
          [...document.querySelectorAll('label')]
            .filter((one) => one.textContent.includes(name))
            .map((one) => one.checkVisibility()),
        pause,
      );
    expect(await control()).toEqual([false]);
  });
});
