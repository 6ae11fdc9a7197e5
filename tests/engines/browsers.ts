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

/** What a page has done so far: the last three are kept by `site-server.ts` alone. */
const state = `({
  address: location.href,
  readyState: document.readyState,
  milliseconds: Math.round(performance.now()),
  hasFocus: document.hasFocus(),
  activeElement: document.activeElement?.outerHTML.slice(0, 200),
  presses: window.presses,
  problems: window.problems,
  alerts: window.alerts,
})`;

/**
 * Repeats what may come too early, until it no longer throws.
 *
 * @throws what the page has done, if it waits in vain
 */
export async function until<Result>(
  work: () => Promise<Result>,
  tab?: Pick<Tab, 'run'>,
): Promise<Result> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      return await work();
    } catch (cause) {
      if (Date.now() < end) {
        await pause(50);
        continue;
      }
      const page = await tab?.run(state).catch(String);
      throw new Error(`Waited in vain. The page: ${JSON.stringify(page, null, 2)}`, { cause });
    }
  }
}

/** With the fallback fonts, without which the web fonts do not join the first page. */
const env = { ...process.env, ...fontsEnv('with fallbacks') };

/** Runs in the page: scrolls to an element, and returns its middle once it is at the same place in two frames. */
async function middleOf(selector: string) {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility()) throw new Error(`${selector} is not there.`);
  // Neither driver scrolls to what is not laid out yet.
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  let box = element.getBoundingClientRect();
  for (let last; box.y !== last; box = element.getBoundingClientRect()) {
    last = box.y;
    await new Promise(requestAnimationFrame);
  }
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const findMiddle = (selector: string) => `(${String(middleOf)})(${JSON.stringify(selector)})`;

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
  const run = (expression: string) => page.evaluate(expression);
  const point = z.tuple([z.number(), z.number()]);
  // The driver's own waiting compiles strings, which the policy of the site forbids in Firefox 140.
  const click = (selector: string) =>
    until(
      async () => {
        const [x, y] = point.parse(await run(findMiddle(selector)));
        await page.mouse.click(x, y);
      },
      { run },
    );
  return {
    // In a new page: the driver loses one that has come back from the cache.
    open: async (url) => {
      const last = page;
      page = await browser.newPage();
      await last.close();
      await page.goto(url);
    },
    run,
    click,
    type: async (selector, text) => {
      const hasFocus = `document.querySelector(${JSON.stringify(selector)}).contains(document.activeElement)`;
      // An element that a page has just rendered may be rendered again, and lose the focus.
      await until(
        async () => {
          await click(selector);
          if (!(await run(hasFocus))) throw new Error(`${selector} does not have the focus.`);
        },
        { run },
      );
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
  /** Sends a command for an element, once it is there and at rest. */
  const command = (selector: string, name: string, body: object) =>
    until(
      async () => {
        const script = `const [done] = arguments; ${findMiddle(selector)}.then(done, done);`;
        await send(`${at}/execute/async`, { script, args: [] });
        const found = await send(`${at}/element`, { using: 'css selector', value: selector });
        const [id = ''] = Object.values(z.record(z.string(), z.string()).parse(found));
        await send(`${at}/element/${id}/${name}`, body);
      },
      { run },
    );
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
