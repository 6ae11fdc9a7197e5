import { expect, type BrowserContext, type Page } from '@playwright/test';

/** The scripts of React; the file that every page loads is another. */
export const scriptFiles = /\/static\/(?!page-)[^/]+\.js$/;
/** The file that every page loads. */
export const deferredFile = /\/static\/page-[^/]+\.js$/;

/** Marks each form beside whose fields React is mounted. */
export const markMounted = (context: BrowserContext) =>
  context.addInitScript(() =>
    document.addEventListener('form-ready', ({ target }) => {
      if (target instanceof Element) target.setAttribute('data-mounted', '');
    }),
  );

/** Waits until React is mounted beside the forms. */
export const mounted = (page: Page) =>
  page.locator('form[data-form=newsletter][data-mounted]').waitFor({ state: 'attached' });

/** Loads React as a visitor does, and waits until it is mounted. */
export async function loadReact(page: Page): Promise<void> {
  await page.locator('form[data-form=newsletter] [type=email]').focus();
  await mounted(page);
}

/** Waits until what has happened so far is painted. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** Waits until the web fonts have loaded, and the page is laid out with them: the last thing that moves it. */
export async function fontsSettled(page: Page): Promise<void> {
  // The last of them: those of extended Latin load where a page has such a letter.
  const areLoaded = () =>
    page.evaluate(() => {
      const fonts = [...document.fonts].filter(({ status }) => status !== 'unloaded');
      return (
        fonts.some(({ family }) => family.replaceAll('"', '') === 'Headlines') &&
        fonts.every(({ status }) => status === 'loaded' || status === 'error')
      );
    });
  await expect.poll(areLoaded).toBe(true);
  await painted(page);
}

/** Holds files back, those of React or others, until the returned function is called. */
export async function hold(page: Page, files = scriptFiles): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Adds rules over the page's own; its policy forbids a style element. */
export const addRules = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Makes every access to the browser's storage throw, as in browsers that block it. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });

const specified =
  '/ /about/ /services/ /contact/ /newsletter-confirmation/ /accessibility/ /privacy/ /404/';
const edited = '/components/ /insights/ /insights/a-note-with-everything/ /insights/une-note/';

/** The pages that tests of pages open: all of the specified site, and one of each other kind. */
export const pages = [
  ...specified.split(' ').map((path) => ({ site: 'specified' as const, path })),
  ...edited.split(' ').map((path) => ({ site: 'edited' as const, path })),
];
