import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { chromiumArgs, findChromium } from '../programs';
import { startSite } from '../serve';
import { isIndexable } from './read-page';
import type { Fault, Rule } from './rule';
import type { Site } from './site';

/** The last version that runs on Node 20. npm fetches it when it is asked for. */
const program = 'lighthouse@12.8.2';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The points that each category needs. */
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

const result = z.object({
  categories: z.record(z.enum(categories), z.object({ title: z.string(), score: z.number() })),
});

async function visit(url: string, file: string) {
  const flags = `--yes ${program} --quiet --output=json --output=html --only-categories=${categories.join()}`;
  const chrome = `--chrome-flags=${['--headless=new', ...chromiumArgs].join(' ')}`;
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const args = [...flags.split(' '), `--output-path=${file}`, chrome, url];
  await promisify(execFile)('npx', args, { env });
  return result.parse(JSON.parse(readFileSync(`${file}.report.json`, 'utf8')));
}

/** Names the scores that are too low. */
export const lighthouseRule = (faults: readonly Fault[]): Rule => ({
  id: 'lighthouse',
  requirement: 'H4',
  why: 'A slow page or one that is hard to use loses visitors.',
  see: 'https://developer.chrome.com/docs/lighthouse/overview',
  judge: () => faults,
});

/** Runs Lighthouse for every page in search, and leaves its own reports in a folder. Returns its scores, and the rule that names low ones. */
export async function runLighthouse(site: Site, folder: string) {
  mkdirSync(folder, { recursive: true });
  const scores = new Map<string, number[]>();
  const faults: Fault[] = [];
  const server = await startSite({ root: site.built, port: 0 });
  try {
    for (const { address } of site.pages.filter(isIndexable)) {
      console.log(`Lighthouse visits ${address}`);
      const name = address.slice(1, -1).replaceAll('/', '-') || 'home';
      const file = path.join(folder, name);
      const url = `http://localhost:${server.port}${address}`;
      // Once in 20 visits Lighthouse misses the start of the page (NO_NAVSTART), and asks for another.
      const found = await visit(url, file).catch(() => visit(url, file));
      const points: number[] = [];
      scores.set(address, points);
      for (const category of categories) {
        const { title, score } = found.categories[category];
        const own = Math.round(score * 100);
        points.push(own);
        if (own >= least[category]) continue;
        const message = `${title} has ${own} points instead of ${least[category]}. See ${file}.report.html`;
        faults.push({ page: address, subject: category, message });
      }
    }
  } finally {
    await server.close();
  }
  return { scores, rule: lighthouseRule(faults) };
}
