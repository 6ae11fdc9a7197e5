import { ProtocolError, type Browser as Driven, type Page as DrivenPage } from 'puppeteer-core';
import {
  runBy,
  type Browser,
  type Engine,
  type Key,
  type Settings,
  type Tab,
  type Target,
} from './engine';
import { elementOf, placeOf, queryScript } from './queries';
import { retry } from './retry';

function drive(page: DrivenPage): Tab {
  const lines: string[] = [];
  const alerts: string[] = [];
  page.on('console', (message) => {
    if (['warn', 'error'].includes(message.type())) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(error instanceof Error ? error.message : ''));
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const evaluate = (expression: string) => page.evaluate(expression);
  const click = async (target: Target, count: number) => {
    const { x, y } = await placeOf(evaluate, target);
    await page.mouse.click(x, y, { count });
  };
  return {
    run: runBy(evaluate),
    evaluate,
    // Firefox counts what the page fetches for later to its loading, so nothing waits for its end.
    open: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
    reload: () => page.reload({ waitUntil: 'domcontentloaded' }),
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    click: (target) => click(target, 1),
    doubleClick: (target) => click(target, 2),
    hover: async (target) => {
      const { x, y } = await placeOf(evaluate, target);
      await page.mouse.move(x, y);
    },
    type: async (target, text) => {
      await retry(async () => {
        await evaluate(queryScript);
        await evaluate(`${elementOf(target)}.focus()`);
      });
      await page.keyboard.type(text);
    },
    press: (key, options) => press(page, key, options?.withShift),
    resize: (width, height) => resize(page, width, height),
    screenshot: async () => Buffer.from(await page.screenshot({ fullPage: true })),
    takeAlert: () => Promise.resolve(alerts.shift() ?? null),
    console: () => lines,
  };
}

/**
 * Sets the size of the window. Puppeteer sends an orientation with it, which Firefox has taken
 * since version 144; Debian's is older.
 */
async function resize(page: DrivenPage, width: number, height: number): Promise<void> {
  try {
    await page.setViewport({ width, height });
  } catch (error) {
    const isOrientation =
      error instanceof ProtocolError && error.message.includes('setScreenOrientationOverride');
    if (!isOrientation) throw error;
    await retry(async () => {
      const isSet = await page.evaluate(`innerWidth === ${width} && innerHeight === ${height}`);
      if (isSet !== true) throw new Error(`The window did not become ${width} by ${height} px.`);
    });
  }
}

async function press(page: DrivenPage, key: Key, withShift = false): Promise<void> {
  if (withShift) await page.keyboard.down('Shift');
  await page.keyboard.press(key);
  if (withShift) await page.keyboard.up('Shift');
}

/** Returns a browser that is driven by Puppeteer. */
export const drivenByPuppeteer = async (browser: Driven): Promise<Browser> => ({
  version: await browser.version(),
  withPage: async (work) => {
    const context = await browser.createBrowserContext();
    try {
      await work(drive(await context.newPage()));
    } finally {
      await context.close();
    }
  },
  close: () => browser.close(),
});

/** Opens a window with the browser that `start` starts: the driver leaves its cache as it is. */
export const openByDriver =
  (start: (settings: Settings) => Promise<Browser>): Engine['openWindow'] =>
  async (url) => {
    const browser = await start({});
    const stay = new Promise<void>(() => undefined);
    const visit = browser.withPage((page) => page.open(url).then(() => stay));
    // Closing the browser ends it.
    visit.catch(() => undefined);
    return () => browser.close();
  };
