import { z } from 'zod';
import { expect, test } from './fixtures';
import type { Tab } from './support/engine';
import { layOutAll } from './support/look';

const linesSchema = z.array(z.string());

/** What Tab should reach, in this order: a group of radio buttons counts once. */
const stops = (tab: Tab) =>
  tab.run(() =>
    [
      ...document.querySelectorAll(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !one.closest('[inert], [tabindex="-1"]:not(main, #gatsby-focus-wrapper)'))
      .filter((one) => {
        const group = one.closest('fieldset');
        return !one.matches('[type=radio]') || group?.querySelector('[type=radio]') === one;
      })
      .map((one) => `${one.tagName} ${one.textContent.trim()}${one.getAttribute('name') ?? ''}`),
  );

const focused = (tab: Tab) =>
  tab.run(() => {
    const one = document.activeElement;
    if (!one || one === document.body) return 'nothing';
    const { outlineStyle, boxShadow } = getComputedStyle(one);
    const ring = outlineStyle !== 'none' || boxShadow !== 'none' || one.matches('label input');
    const { bottom, top } = one.getBoundingClientRect();
    const isSeen = ring && bottom > 0 && top < innerHeight;
    const name = `${one.tagName} ${one.textContent.trim()}${one.getAttribute('name') ?? ''}`;
    return isSeen ? name : `unseen: ${name}`;
  });

for (const path of ['/', '/services/', '/contact/']) {
  test(`Tab reaches all controls of ${path} in the order of the page, each with a ring`, async ({
    tab,
    front,
  }) => {
    await tab.open(front.url + path);
    await layOutAll(tab);
    const expected = linesSchema.parse(await stops(tab));
    expect(expected.length).toBeGreaterThan(10);
    for (const stop of expected) {
      await tab.press('Tab');
      await expect.poll(() => focused(tab)).toBe(stop);
    }
  });
}
