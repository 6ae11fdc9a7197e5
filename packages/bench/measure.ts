import { measureFiles, findIndexable } from './built-files';
import { failedAudits, scoresOf } from '../browser/lighthouse-scores';
import type { Sample } from './figures';
import { runLighthouse, throttlings } from '../browser/lighthouse';
import { timingsOf, transfersOf } from './lighthouse-figures';
import type { Progress } from '../kit/progress';
import type { PageResult, SiteResult } from './results';
import { measureHeap } from './visit/heap';
import { measureHydration, measureUnfetched } from './visit/hydration';
import { measureNextPage } from './visit/next-page';
import { measurePresses } from './visit/presses';
import { measureReading } from './visit/reading';
import { measureScripts } from './visit/scripts';

/** A site to measure: its address, and the folder of its files. */
export type Contestant = { name: string; url: string; folder: string };

/** A step of one round for one site: a name for the progress, and the work. */
type Step = { name: string; run: () => Promise<void> };

/**
 * Measures one page of each site side by side: each round visits all of them before the next one
 * starts, so that other load on the machine affects all of them alike. With home, a visitor also
 * acts, and the first site is measured page by page.
 */
export async function measureAll(
  contestants: readonly Contestant[],
  subject: string,
  rounds: number,
  progress: Progress,
): Promise<SiteResult[]> {
  const isHome = subject === '/';
  const entries = contestants.map((contestant, index) => {
    const result: SiteResult = { name: contestant.name, samples: [], pages: {} };
    const steps = [
      ...lighthouseSteps(contestant, subject, result),
      ...(isHome ? visitSteps(contestant, result) : []),
      ...(isHome && index === 0 ? pageSteps(contestant, result) : []),
    ];
    return { contestant, result, steps };
  });
  const once = entries.flatMap(({ contestant, result }) => [
    fileStep(contestant, subject, result),
    ...(isHome ? onceSteps(contestant, result) : []),
  ]);
  progress.start(once.length + rounds * entries.flatMap(({ steps }) => steps).length);

  for (const step of once) await progress.step(step.name, step.run);
  for (let round = 1; round <= rounds; round += 1) {
    for (const { steps } of entries) {
      for (const { name, run } of steps) await progress.step(`round ${round}: ${name}`, run);
    }
  }
  return entries.map(({ result }) => result);
}

const fileStep = ({ name, folder }: Contestant, subject: string, result: SiteResult): Step => ({
  name: `${name}, files`,
  run: async () => void result.samples.push(await measureFiles(folder, subject)),
});

/** Returns the steps for visits whose values are always the same. */
function onceSteps({ name, url, folder }: Contestant, result: SiteResult): Step[] {
  const scripts = async () => {
    const sizes: number[] = [];
    for (const page of findIndexable(folder)) {
      const size = await measureScripts(url + page);
      pageOf(result, page).scripts = size;
      if (size !== null) sizes.push(size);
    }
    if (sizes.length > 0) result.samples.push({ scriptsAfterIntent: Math.max(...sizes) });
  };
  const heap = async () => void result.samples.push(await measureHeap(`${url}/`));
  return [
    { name: `${name}, heap`, run: heap },
    { name: `${name}, scripts after intent`, run: scripts },
  ];
}

function lighthouseSteps({ name, url }: Contestant, page: string, result: SiteResult): Step[] {
  return throttlings.map((throttling) => ({
    name: `${name}, Lighthouse, ${throttling}`,
    run: async () => {
      const lhr = await runLighthouse(url + page, throttling);
      const isSimulated = throttling === 'simulated';
      if (isSimulated) addScores(pageOf(result, page), lhr);
      const transfers = isSimulated ? transfersOf(lhr) : {};
      result.samples.push({ ...timingsOf(lhr, throttling), ...transfers });
    },
  }));
}

/** Returns the steps in which a visitor of home does something. */
function visitSteps({ name, url }: Contestant, result: SiteResult): Step[] {
  const home = `${url}/`;
  const visits: [string, (address: string) => Promise<Sample>][] = [
    ['presses', measurePresses],
    ['hydration', measureHydration],
    ['hydration, nothing fetched ahead', measureUnfetched],
    ['reading', measureReading],
    ['next page', measureNextPage],
  ];
  return visits.map(([what, measure]) => ({
    name: `${name}, ${what}`,
    run: async () => void result.samples.push(await measure(home)),
  }));
}

/** Returns the steps for the four scores of every page except home, which is visited anyway. */
function pageSteps({ name, url, folder }: Contestant, result: SiteResult): Step[] {
  return findIndexable(folder)
    .filter((page) => page !== '/')
    .map((page) => ({
      name: `${name}, Lighthouse, ${page}`,
      run: async () => {
        addScores(pageOf(result, page), await runLighthouse(url + page, 'simulated'));
      },
    }));
}

function addScores(page: PageResult, lhr: unknown): void {
  page.scores.push(scoresOf(lhr));
  page.failedAudits = [...new Set([...page.failedAudits, ...failedAudits(lhr)])].sort();
}

function pageOf(result: SiteResult, page: string): PageResult {
  return (result.pages[page] ??= { scores: [], failedAudits: [], scripts: null });
}
