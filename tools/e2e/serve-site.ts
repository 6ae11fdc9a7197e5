import { existsSync } from 'node:fs';
import path from 'node:path';
import { publicFolder } from '../paths';
import { startSite } from '../serve/start-site';
import { siteUrlVariable } from './site-url';

/** Before all browser tests: one server of the built site for all workers; stopped after them. */
export default async function serveSite(): Promise<() => Promise<void>> {
  if (!existsSync(path.join(publicFolder, 'index.html'))) {
    throw new Error('There is no built site in public/. Run npm test, which builds it first.');
  }
  const site = await startSite({ root: publicFolder, port: 0 });
  process.env[siteUrlVariable] = site.url;
  return () => site.close();
}
