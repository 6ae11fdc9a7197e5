import type { Flags, Result } from 'lighthouse';
import { openChromium } from './chromium';
import type { Throttling } from './figures';

/**
 * One visit by Lighthouse's mobile in a fresh Chromium.
 * @throws when Lighthouse cannot load the page
 */
export async function runLighthouse(url: string, throttling: Throttling): Promise<Result> {
  // An ES module only.
  const { default: lighthouse } = await import('lighthouse');
  const chromium = await openChromium();
  const flags: Flags = {
    port: chromium.port,
    output: 'json',
    logLevel: 'error',
    throttlingMethod: throttling === 'simulated' ? 'simulate' : 'devtools',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  };
  try {
    const result = await lighthouse(url, flags);
    const problem = result?.lhr.runtimeError;
    if (!result || problem) {
      throw new Error(`Lighthouse could not visit ${url}: ${problem?.message ?? 'no result'}`);
    }
    return result.lhr;
  } finally {
    chromium.kill();
  }
}
