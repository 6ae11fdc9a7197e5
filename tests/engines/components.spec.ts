import path from 'node:path';
import { z } from 'zod';
import { editedSite } from '../../packages/build/sites';
import { samplePage } from '../../packages/content-check/catalogue-pages';
import { startSite } from '../../packages/hosting/serve/start-site';
import { expect, test } from './fixtures';
import { axeViolations } from './support/axe';
import type { Tab } from './support/engine';
import { startFront, type Front } from './support/front';
import { layOutAll, problemsOf } from './support/look';

let front: Front;
let close: () => Promise<void>;

// The specified site has no components in its texts; npm test -- engines builds this one.
test.beforeAll(async () => {
  const site = await startSite({ root: path.join(editedSite, 'public'), port: 0 });
  front = await startFront(site.url, (text) => text);
  close = async () => {
    await front.close();
    await site.close();
  };
});
test.afterAll(() => close());

const overflow = (tab: Tab) =>
  tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const theme of ['light', 'dark'] as const) {
  test(`the components of a text, ${theme}: no message, no axe violation, no overflow`, async ({
    tab,
  }) => {
    await tab.open(`${front.url}/robots.txt`);
    await tab.run((value) => localStorage.setItem('theme', value), theme);
    for (const width of [320, 1280]) {
      await tab.resize(width, 900);
      await tab.open(`${front.url}/${samplePage('typical')}/`);
      await layOutAll(tab);
      expect(await overflow(tab)).toBe(0);
    }
    expect(await axeViolations(tab)).toEqual([]);
    expect(await problemsOf(tab)).toEqual([]);
  });
}

/** The lines under or through what a selector finds. */
const linesOf = async (tab: Tab, selector: string) =>
  new Set(
    z
      .array(z.string())
      .parse(
        await tab.run(
          (wanted) =>
            [...document.querySelectorAll(wanted)].map(
              (one) => getComputedStyle(one).textDecorationLine,
            ),
          selector,
        ),
      ),
  );

test('links among words and the current page are underlined, and what an edit left out is struck', async ({
  tab,
}) => {
  await tab.open(`${front.url}/${samplePage('typical')}/`);
  const links = 'main p > a, main li > a, main figcaption a';
  expect(await linesOf(tab, links)).toEqual(new Set(['underline']));
  await tab.open(`${front.url}/`);
  expect(await linesOf(tab, 'nav [aria-current]')).toEqual(new Set(['underline']));
  expect(await linesOf(tab, 'del > span')).toEqual(new Set(['line-through']));
});
