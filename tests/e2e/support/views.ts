import type { Page } from '@playwright/test';

type View = { width: number; colorScheme: 'light' | 'dark' };

const everyView: readonly View[] = [320, 768, 1280].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const },
]);
const someViews: readonly View[] = [
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
];

/** Set by `npm test -- a11y`: every width in both themes, instead of a phone in one and a desktop in the other. */
export const looksAtAll = process.env.THROUGHLINE_ALL_VIEWS !== undefined;

/** Shows the page in each view, one after the other, and calls `look` with the name of the view. */
export async function inEachView(page: Page, look: (view: string) => Promise<void>): Promise<void> {
  for (const { width, colorScheme } of looksAtAll ? everyView : someViews) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await look(`${width} px, ${colorScheme}`);
  }
}
