import type { Browser, Page } from '@playwright/test';
import type { Inbox } from '../inbox/start-inbox';
import { loadEverything } from '../screenshots/load-everything';
import type { Shot } from './shots';
import { translateWords } from './translate-words';
import { openVariant } from './variant';

/** Where the site and the inbox are, and the browser that sees them. */
export type Studio = { browser: Browser; siteUrl: string; inbox: Inbox };

/** Takes one picture, as a PNG. Nothing moves in it, so that two of the same page are alike. */
export async function photograph({ browser, siteUrl, inbox }: Studio, shot: Shot): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: 900 },
    // Five times the words are more than one picture can hold.
    deviceScaleFactor: shot.variant === 'long' ? 0.5 : 1,
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    // The calendar that opens after an inquiry is another site: the browser stays where it is.
    await context.route(
      (url) => url.hostname.endsWith('.example'),
      (route) => route.fulfill({ status: 204 }),
    );
    inbox.reset();
    await page.clock.setFixedTime('2026-01-05T10:00:00Z');
    const { path, variant } = shot;
    if (variant) await openVariant(page, siteUrl, { path, variant });
    else await page.goto(siteUrl + path, { waitUntil: 'load' });
    return await take(page, shot, inbox);
  } finally {
    await context.close();
  }
}

async function take(page: Page, { isTranslated, state }: Shot, inbox: Inbox): Promise<Buffer> {
  const still = { animations: 'disabled', caret: 'hide' } as const;
  // Else bands below the window have no height of their own yet.
  await wear(page, '* { content-visibility: visible !important }');
  if (state) {
    await page.evaluate(loadEverything);
    await state.reach(page, inbox);
    if (!state.part) return page.screenshot(still);
    // Else the header would lie over a part that is higher than the window.
    await wear(page, 'header { position: static !important }');
    return page.locator(state.part).first().screenshot(still);
  }
  if (isTranslated) await page.evaluate(translateWords);
  await page.evaluate(loadEverything);
  return page.screenshot({ fullPage: true, ...still });
}

/** Puts a rule over the page's own; a style element would not do, for the site's policy refuses it. */
const wear = (page: Page, css: string) =>
  page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  }, css);
