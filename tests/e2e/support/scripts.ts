import type { Locator, Page } from '@playwright/test';
import { formReadyEvent } from '../../../src/starter/forms';
import { scriptFiles } from './bundle';

/**
 * Returns the script files that a page requests in order to run them, from now on; the list grows
 * over time. Files that the browser prefetches while the page is idle are not run and do not count.
 */
export function watchScripts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && scriptFiles.test(pathname)) requested.push(pathname);
  });
  return requested;
}

/** Makes every script file fail. */
export const blockScripts = (page: Page) =>
  page.route(scriptFiles, (route) => route.abort('connectionfailed'));

/** Holds every script file back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scriptFiles, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Focuses a field, the newsletter's if none is named, and waits until React has hydrated it. */
export async function hydrate(page: Page, field?: Locator): Promise<void> {
  const ready = page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error('React did not take over.')), 30_000);
        const hear = ({ target }: Event) => {
          if (!(target instanceof HTMLFormElement) || target.dataset.app !== 'newsletter') return;
          document.removeEventListener(name, hear);
          resolve();
        };
        document.addEventListener(name, hear);
      }),
    formReadyEvent,
  );
  const newsletter = page.locator('form[data-app=newsletter] input[type=email]');
  await (field ?? newsletter).focus();
  await ready;
}

/** Waits until React has hydrated all matching elements. It may have done so before. */
export const waitForReact = (page: Page, selector: string) =>
  page.waitForFunction(
    (css) =>
      [...document.querySelectorAll(css)].every((element) =>
        // React's own key, on every element that it has hydrated.
        Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
      ),
    selector,
  );
