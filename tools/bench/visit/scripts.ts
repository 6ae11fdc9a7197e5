import type { Response } from '@playwright/test';
import { settle, visit } from './visitor';
import { reachForForm } from './hydration';

/**
 * All script files that a page fetches once somebody reaches for its form, in bytes as compressed by
 * the server; null for a page without such a form.
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
