import { canonicalPath, parseAddress } from '../../../src/content/addresses/addresses';
import type { Fault, Rule } from '../rule';
import type { Site } from '../site';

const redirectsFile = { file: 'public/_redirects' };

/** Follows the redirects of an address within the site. */
function chainFrom(path: string, site: Site): { steps: string[]; status: number; isLoop: boolean } {
  const steps = [path];
  for (;;) {
    const last = steps.at(-1) ?? path;
    const url = parseAddress(last, site.address);
    const answer =
      url?.origin === site.address ? site.host.answer(decodeURI(url.pathname)) : undefined;
    if (answer?.location === undefined)
      return { steps, status: answer?.status ?? 200, isLoop: false };
    const next =
      parseAddress(answer.location, site.address + last)?.href.replace(site.address, '') ?? '';
    const isLoop = steps.some(
      (step) =>
        canonicalPath(step) === canonicalPath(next.replace(/[?#].*$/, '')) &&
        step.endsWith('/') === next.endsWith('/'),
    );
    if (isLoop) return { steps: [...steps, next], status: answer.status, isLoop };
    steps.push(next);
  }
}

/** Every page answers, and every old address leads to one in one step. */
export const redirectsRule: Rule = {
  id: 'redirects',
  requirement: 'H2',
  why: 'Visitors of an address that is hidden, lost or sent in a circle see nothing of the page.',
  see: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  judge(site) {
    const faults: Fault[] = site.host.problems.map(({ file, message }) => ({
      subject: message,
      message: `${file}: ${message}, so that hosts leave it out. Publish the files of this build.`,
      source: { file: `public/${file}` },
    }));
    const catchAll = site.host.redirects.filter(
      ({ from, status }) => from === '/*' && status < 400,
    );
    // One line that catches everything has a finding of its own.
    if (catchAll.length > 0) return faults;
    const pages = site.pages.filter(({ isNotFound }) => !isNotFound).map(({ address }) => address);
    const hidden = [...pages, ...site.emptyPages].filter(
      (address) => (site.host.answer(address)?.status ?? 200) !== 200,
    );
    for (const address of hidden) {
      const { status = 0, location } = site.host.answer(address) ?? {};
      const said = location === undefined ? `answers ${status}` : `is sent to ${location}`;
      const message = `${address} ${said}, so that nobody sees the page. Correct the redirects, or the settings of the host.`;
      faults.push({ page: address, subject: address, message, source: redirectsFile });
    }
    const sources = new Set([
      ...site.host.redirects.map(({ from }) => from),
      ...site.redirects.keys(),
    ]);
    const seen = new Set(hidden.map(canonicalPath));
    for (const from of [...sources].filter((one) => !/[*:]/.test(one))) {
      if (seen.has(canonicalPath(from))) continue;
      seen.add(canonicalPath(from));
      const { steps, status, isLoop } = chainFrom(from, site);
      if (isLoop) for (const step of steps) seen.add(canonicalPath(step));
      const [, first = '', second = ''] = steps;
      const message = isLoop
        ? `${steps.join(' leads to ')}: a circle, which browsers end with an error.`
        : status >= 400
          ? `${steps.join(' leads to ')}, which does not exist.`
          : steps.length > 2
            ? `${from} leads to ${first}, which leads to ${second}. Write the last one.`
            : undefined;
      if (message !== undefined)
        faults.push({
          subject: from,
          message,
          source: site.redirects.has(canonicalPath(from))
            ? site.content.fieldIn('redirects.json', 'items')
            : redirectsFile,
        });
    }
    return faults;
  },
};
