import { launch } from 'puppeteer-core';
import { ensureChromium, launchArgs } from '../../../packages/browser/ensure-chromium';
import type { Engine } from './engine';
import { drivenByPuppeteer, openByDriver } from './puppeteer-page';

const start = async () =>
  drivenByPuppeteer(await launch({ executablePath: ensureChromium(), args: [...launchArgs] }));

/** Chromium without settings, for what is compared in all engines; tests/e2e tests all else in it. */
export const chromium: Engine = {
  missing: () => null,
  launch: start,
  openWindow: openByDriver(start),
};
