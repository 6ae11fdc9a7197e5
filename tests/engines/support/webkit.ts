import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Engine, Settings } from './engine';
import { freePort } from '../../../packages/hosting/hosts/free-port';
import { findProgram } from './programs';
import { retry } from './retry';
import { beginSession } from './webdriver';
import { drive } from './webkit-page';

const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((system) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((library) => `/usr/lib/${system}/${library}`),
);
const browserProgram = () => findProgram('MiniBrowser', ...libraries);
const driverProgram = () => findProgram('WebKitWebDriver');
const displayProgram = () => findProgram('Xvfb');

/** GTK takes reduced motion from its settings. The toolbar would be wider than a phone. */
function writeConfiguration({ isStill }: Settings): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'throughline-webkit-'));
  const gtk = path.join(folder, 'gtk-3.0');
  mkdirSync(gtk);
  const animations = `gtk-enable-animations=${isStill ? 0 : 1}`;
  writeFileSync(path.join(gtk, 'settings.ini'), `[Settings]\n${animations}\n`);
  writeFileSync(path.join(gtk, 'gtk.css'), '* { min-width: 0; margin: 0; padding: 0; }');
  return folder;
}

/** Starts a screen that nobody sees. */
async function startDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const server = spawn(displayProgram() ?? '', args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , numbers] = server.stdio;
  const number = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('Xvfb did not start.')));
    numbers?.once('data', (text: Buffer) => resolve(String(text).trim()));
  });
  return { server, name: `:${number}` };
}

const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.once('exit', () => resolve());
    child.kill();
  });

/** Starts the browser on a screen of its own, with a home that is as new. */
async function start(settings: Settings, options: readonly string[]) {
  const configuration = writeConfiguration(settings);
  const display = await startDisplay();
  const inspector = `127.0.0.1:${await freePort()}`;
  const env = {
    ...process.env,
    DISPLAY: display.name,
    HOME: configuration,
    XDG_CONFIG_HOME: configuration,
    XDG_CACHE_HOME: path.join(configuration, 'cache'),
    XDG_DATA_HOME: path.join(configuration, 'data'),
    WEBKIT_INSPECTOR_SERVER: inspector,
  };
  const browser = spawn(browserProgram() ?? '', options, { env, stdio: 'ignore' });
  return {
    env,
    inspector,
    close: async () => {
      await end(browser);
      await end(display.server);
      rmSync(configuration, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function launch(settings: Settings): Promise<Browser> {
  const browser = await start(settings, [
    '--automation',
    ...(settings.isDark ? ['--dark-mode'] : []),
    ...(settings.isScriptless ? ['--enable-javascript=false'] : []),
  ]);
  const { env, inspector } = browser;
  const port = await freePort();
  const options = [`--port=${port}`, `--target=${inspector}`];
  const driver = spawn(driverProgram() ?? '', options, { env, stdio: 'ignore' });
  const { command, version } = await retry(() => beginSession(port));
  return {
    version,
    // Each test has a site at an address of its own, so nothing of an earlier page is left but the page.
    withPage: async (work) => {
      const tab = drive(command);
      await work(tab);
      await tab.open('about:blank');
    },
    close: async () => {
      await command('DELETE', '').catch(() => undefined);
      await end(driver);
      await browser.close();
    },
  };
}

/** WebKit as Debian ships it: GNOME's small browser with Apple's engine, driven by WebDriver. */
export const webkit: Engine = {
  missing: () =>
    browserProgram() && driverProgram() && displayProgram()
      ? null
      : 'WebKit is not installed: apt-get install webkit2gtk-driver xvfb',
  launch,
  // One that is driven keeps nothing on the disk, as a private window.
  openWindow: async (url) => (await start({}, [url])).close,
};
