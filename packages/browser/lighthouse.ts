import type { Flags, Result } from 'lighthouse';
import { openChromium } from './chromium';

/**
 * How Lighthouse slows a page down: it computes the effect of a slow network and CPU, or applies
 * it.
 */
export const throttlings = ['simulated', 'applied'] as const;
export type Throttling = (typeof throttlings)[number];

/**
 * Visits a page with Lighthouse's mobile profile in a fresh Chromium.
 * @throws if Lighthouse cannot load the page
 */
export async function runLighthouse(url: string, throttling: Throttling): Promise<Result> {
  // Only available as an ES module.
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
