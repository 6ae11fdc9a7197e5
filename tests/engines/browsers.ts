import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { z } from 'zod';
import { listen } from '../../tools/ports';
import { installedPrograms } from '../../tools/programs';
import { fontsEnv } from '../support/fonts';
import { projectRoot } from '../support/sites';

/** A page in one of the engines. Elements are named by a CSS selector. */
export type Tab = {
  open(url: string): Promise<unknown>;
  /** Returns the value of an expression in the page. */
  run(expression: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  press(key: 'Tab' | 'Enter'): Promise<unknown>;
  close(): Promise<unknown>;
};

/** Repeats what may come too early, until it no longer throws. */
export async function until<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(50);
    }
  }
}

/** With the fallback fonts, without which the web fonts do not join the first page. */
const env = { ...process.env, ...fontsEnv('with fallbacks') };

/** Neither driver scrolls to what is not laid out yet. */
const intoView = (selector: string) =>
  `document.querySelector('${selector}').scrollIntoView({ block: 'center', behavior: 'instant' })`;

const { firefox = '', miniBrowser = '', webkitDriver = '', display = '' } = installedPrograms;

/** Starts Firefox, driven by WebDriver BiDi. */
async function startFirefox(): Promise<Tab> {
  const extraPrefsFirefox = {
    'layout.css.prefers-color-scheme.content-override': 1,
    // Its sandbox may read no font of the project otherwise, and every page would hang.
    'security.sandbox.content.read_path_whitelist': `${projectRoot}/`,
  };
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefox,
    extraPrefsFirefox,
    env,
  });
  let page = await browser.newPage();
  const click = async (selector: string) => {
    await page.evaluate(intoView(selector));
    await page.locator(selector).click();
  };
  return {
    // In a new page: the driver loses one that has come back from the cache.
    open: async (url) => {
      const last = page;
      page = await browser.newPage();
      await last.close();
      await page.goto(url);
    },
    run: (expression) => page.evaluate(expression),
    click,
    type: async (selector, text) => {
      await click(selector);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

/** Starts WebKit in GNOME's small browser, on a screen that nobody sees, driven by WebDriver. */
async function startWebkit(): Promise<Tab> {
  const probe = createServer();
  const port = await listen(probe, 0, 'PORT');
  probe.close();
  const driver = spawn(display, ['-a', webkitDriver, `--port=${port}`], {
    stdio: 'ignore',
    env,
    // In a group of its own, so that the screen ends with it.
    detached: true,
  });
  const send = async (path: string, body?: object, method = 'POST'): Promise<unknown> => {
    const options = { method, body: body ? JSON.stringify(body) : null };
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, options);
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const browserOptions = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const session = await until(() => send('', { capabilities }));
  const at = `/${z.object({ sessionId: z.string() }).parse(session).sessionId}`;
  const run = (expression: string) =>
    send(`${at}/execute/sync`, { script: `return ${expression}`, args: [] });
  /** Waits until an element is at the same place in two frames, as Firefox's driver does. */
  const standsStill = (selector: string) =>
    send(`${at}/execute/async`, {
      args: [],
      script: `const [done] = arguments;
        const element = document.querySelector('${selector}');
        const compare = (last) => {
          const { top } = element.getBoundingClientRect();
          if (top === last) done();
          else requestAnimationFrame(() => compare(top));
        };
        compare();`,
    });
  /** Sends a command for an element, once it is there, laid out, and at rest. */
  const command = (selector: string, name: string, body: object) =>
    until(async () => {
      await run(intoView(selector));
      await standsStill(selector);
      const found = await send(`${at}/element`, { using: 'css selector', value: selector });
      const [id = ''] = Object.values(z.record(z.string(), z.string()).parse(found));
      await send(`${at}/element/${id}/${name}`, body);
    });
  return {
    open: (url) => send(`${at}/url`, { url }),
    run,
    click: (selector) => command(selector, 'click', {}),
    type: (selector, text) => command(selector, 'value', { text }),
    press: (key) => {
      const value = key === 'Tab' ? '\uE004' : '\uE007';
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      return send(`${at}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    close: async () => {
      await send(at, undefined, 'DELETE');
      process.kill(-(driver.pid ?? 0));
    },
  };
}

/** The engines; one without its programs on this machine can't start. */
export const engines: readonly [name: string, canStart: boolean, start: () => Promise<Tab>][] = [
  ['Firefox', firefox !== '', startFirefox],
  ['WebKit', Boolean(miniBrowser && webkitDriver && display), startWebkit],
];
