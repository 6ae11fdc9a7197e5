import { expect } from '@playwright/test';
import { z } from 'zod';
import type { Tab } from './engine';

const linesSchema = z.array(z.string());

/** Returns what the page has done that a healthy page never does, by its own account and the engine's. */
export const problemsOf = async (tab: Tab) => [
  ...linesSchema.parse(await tab.run(() => engineWatch.problems)),
  ...tab.console(),
];

/** Returns the colours of the ground that were on the screen, oldest first. */
export const shownGrounds = (tab: Tab) => tab.run(() => engineWatch.themes);

export const ground = (tab: Tab) => tab.run(() => getComputedStyle(document.body).backgroundColor);

/** Puts rules over the page's own: bands below the window are laid out, and no click meets a moving page. */
export const layOutAll = (tab: Tab) =>
  tab.run(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Waits until all pictures and the three web fonts are there and drawn, for a screenshot. */
export const settle = async (tab: Tab) => {
  await tab.run(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await expect
    .poll(() =>
      tab.run(
        () =>
          [...document.fonts].filter(
            ({ family, status }) =>
              status === 'loaded' && /^"?Instrument (Sans|Serif)"?$/.test(family),
          ).length === 3 && [...document.images].every(({ complete }) => complete),
      ),
    )
    .toBe(true);
  await tab.run(drawn);
};

/** Ends after two frames: what was changed before is on the screen. */
export const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Waits until React has taken over both forms of the page. */
export const takesOver = (tab: Tab) =>
  expect
    .poll(() =>
      tab.run(() =>
        [...document.querySelectorAll('form')].every((form) =>
          // React's own key, on every element that it has taken over.
          Object.keys(form).some((key) => key.startsWith('__reactFiber$')),
        ),
      ),
    )
    .toBe(true);
