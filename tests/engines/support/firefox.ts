import { launch } from 'puppeteer-core';
import type { Engine, Settings } from './engine';
import { findProgram } from './programs';
import { drivenByPuppeteer, openByDriver } from './puppeteer-page';

const program = () => findProgram('firefox-esr') ?? findProgram('firefox');

const preferences = ({ isDark, isStill, isScriptless }: Settings) => ({
  'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
  // As on a phone: they take no room from the page.
  'ui.useOverlayScrollbars': 1,
  // A mouse, which a browser without a window takes for none.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.prefersReducedMotion': isStill ? 1 : 0,
  'javascript.enabled': !isScriptless,
});

const start = async (settings: Settings) =>
  drivenByPuppeteer(
    await launch({
      browser: 'firefox',
      executablePath: program() ?? '',
      extraPrefsFirefox: preferences(settings),
    }),
  );

/** Firefox as Debian ships it, driven by WebDriver BiDi. */
export const firefox: Engine = {
  missing: () => (program() ? null : 'Firefox is not installed: apt-get install firefox-esr'),
  launch: start,
  openWindow: openByDriver(start),
};
