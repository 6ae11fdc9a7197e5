import type { Page, Response } from '@playwright/test';
import { settle, visit } from './visitor';

/** How long React may take to load, in milliseconds. */
const patience = 60_000;

/**
 * Measures all script files that a page fetches once a visitor uses its form, in bytes as
 * compressed by the server; null for a page without such a form.
 */
export function measureScripts(url: string): Promise<number | null> {
  return visit('full', async ({ page }) => {
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      if (isScript(response)) {
        sizes.set(response.url(), Number(response.headers()['content-length'] ?? 0));
      }
    });
    await settle(page, url);
    if (!(await reachForForm(page))) return null;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    return [...sizes.values()].reduce((total, size) => total + size, 0);
  });
}

function isScript(response: Response): boolean {
  return response.headers()['content-type']?.includes('javascript') ?? false;
}

/**
 * Focuses the first field of a form that React hydrates, and waits until it has; false if there is
 * no such form on the page.
 * @throws if React does not load
 */
async function reachForForm(page: Page): Promise<boolean> {
  const form = page.locator('form[data-app]').first();
  if ((await form.count()) === 0) return false;
  await page.evaluate(() =>
    addEventListener('form-ready', () => performance.mark('bench:ready'), { once: true }),
  );
  await form.locator('input:visible, textarea:visible').first().focus();
  await page.waitForFunction(
    () => performance.getEntriesByName('bench:ready').length > 0,
    undefined,
    { timeout: patience, polling: 250 },
  );
  return true;
}
