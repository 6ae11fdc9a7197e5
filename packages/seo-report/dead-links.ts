import type { LiveLink } from './live-links';
import type { SeoPage } from './model/page';

const leadsTo = (url: string, { anchors }: SeoPage) =>
  anchors.some(({ target }) => target.kind === 'external' && target.url === url);

/** Returns a line for each dead link: the address, the answer, and the pages that hold it. */
export const deadLinks = (answers: readonly LiveLink[], pages: readonly SeoPage[]): string[] =>
  answers
    .filter(({ works }) => !works)
    .map(({ url, answer }) => {
      const on = pages.filter((page) => leadsTo(url, page)).map(({ path }) => path);
      return `- ${url}: ${answer} (on ${on.join(' ')})`;
    });
