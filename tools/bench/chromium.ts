import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium, launchArgs } from '../browser';
import { onStop } from '../stop';

/** A Chromium of our own, with an empty profile. */
export type OpenChromium = {
  /** Where it takes orders: a port of this machine. */
  port: number;
  close(): Promise<void>;
};

/** How long Chromium may take to start, in milliseconds. */
const patience = 30_000;
/**
 * Chromium's own extensions start in each new process of a page, and take their share of a processor that
 * is slowed down. Lighthouse's launcher leaves them out with the same flags.
 */
const withoutExtensions = [
  '--disable-extensions',
  '--disable-component-extensions-with-background-pages',
];
const open = new Set<OpenChromium>();

/**
 * Starts a fresh Chromium for one measurement, without extensions, and else with no flags but those that
 * every test uses: what Playwright adds to its own browsers would change what is measured (it turns off
 * paint holding, for example).
 */
export async function openChromium(): Promise<OpenChromium> {
  if (open.size === 0) onStop(() => closeAll());
  const profile = mkdtempSync(path.join(tmpdir(), 'throughline-chromium-'));
  const child = spawn(
    ensureChromium(),
    [
      ...launchArgs,
      ...withoutExtensions,
      '--headless=new',
      '--hide-scrollbars',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const chromium: OpenChromium = {
    port: await portOf(child),
    close: async () => {
      open.delete(chromium);
      child.kill('SIGTERM');
      await closed;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  open.add(chromium);
  return chromium;
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`Chromium did not start.\n${said}`)), patience);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`Chromium ended at once.\n${said}`)));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    });
  });
}

async function closeAll(): Promise<void> {
  await Promise.all([...open].map((chromium) => chromium.close()));
}
