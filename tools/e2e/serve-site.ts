import { existsSync } from 'node:fs';
import path from 'node:path';
import { startSite } from '../serve/start-site';
import { siteUnderTest, specifiedSite } from '../sites/sites';
import { siteUrlVariable } from './site-url';

/** Serves the site under test to all workers, from before the first browser test until after the last. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const publicFolder = path.join(siteUnderTest(specifiedSite), 'public');
  if (!existsSync(path.join(publicFolder, 'index.html'))) {
    throw new Error(`${publicFolder} holds no site. Run npm test, which builds it first.`);
  }
  const site = await startSite({ root: publicFolder, port: 0 });
  process.env[siteUrlVariable] = site.url;
  return () => site.close();
}
