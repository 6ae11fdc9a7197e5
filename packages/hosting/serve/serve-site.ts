import { existsSync } from 'node:fs';
import path from 'node:path';
import { startSite } from './start-site';
import { buildVariant } from '../../build/build-variant';
import { siteUnderTest, specifiedContent, specifiedSite } from '../../build/sites';
import { siteUrlVariable } from './site-url';

/**
 * Serves the site under test to all workers, from before the first browser test until after the
 * last. Builds the specified site first if its sources have changed.
 */
export default async function serveSite(): Promise<() => Promise<void>> {
  const tested = siteUnderTest(specifiedSite);
  if (tested === specifiedSite) await buildVariant('specified', specifiedContent);
  const publicFolder = path.join(tested, 'public');
  if (!existsSync(path.join(publicFolder, 'index.html'))) {
    throw new Error(`${publicFolder} contains no site. Run npm test, which builds it first.`);
  }
  const site = await startSite({ root: publicFolder, port: 0 });
  process.env[siteUrlVariable] = site.url;
  return () => site.close();
}
