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

/** Lays out the bands below the window, and waits for the web fonts: no click meets a moving page. */
export const layOutAll = async (tab: Tab) => {
  await tab.run(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await expect.poll(() => tab.run(webFonts)).toBe(3);
};

/** Waits until all pictures and the three web fonts are there and drawn, for a screenshot. */
export const settle = async (tab: Tab) => {
  await tab.run(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await expect.poll(() => tab.run(webFonts)).toBe(3);
  await expect
    .poll(() => tab.run(() => [...document.images].every(({ complete }) => complete)))
    .toBe(true);
  await tab.run(drawn);
};

/** Counts the web fonts that text is set in. The fallbacks have longer names. */
const webFonts = () =>
  [...document.fonts].filter(
    ({ family, status }) => status === 'loaded' && /^"?Instrument (Sans|Serif)"?$/.test(family),
  ).length;

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
