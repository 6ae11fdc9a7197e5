import type { Fault, Rule } from '../rule';
import { isHidden } from './indexing-rules';

const redirectsFile = { file: 'public/_redirects' };

/** A host answers an unknown address with the page of errors and its status. */
export const notFoundRule: Rule = {
  id: 'not-found',
  requirement: 'H2',
  why: 'Search engines keep wrong addresses that answer as a page does, and visitors find no way on.',
  see: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  judge(site) {
    const address = '/404.html';
    const page = site.pageAt(address);
    const fault = (
      subject: string,
      message: string,
      source = site.content.fileOf(address),
    ): Fault[] => [{ page: address, subject, message, source }];
    const unknown = site.host.answer('/no-such-page-of-this-site/');
    const { status = 404, location } = unknown ?? {};
    if (status !== 404)
      return fault(
        '/*',
        `An unknown address is answered with ${location ?? 'a page'} and the status ${status} instead of 404.`,
        redirectsFile,
      );
    if (!page)
      return fault(
        address,
        '404.html is missing, so that some hosts answer every address with the home page.',
      );
    if (page.words === 0 || page.mainHeadings.length === 0)
      return fault('words', 'The page of errors has no words. Write a headline and a way on.');
    const open = [page, site.pageAt('/404/')].filter((one) => one?.isNoindex === false);
    return isHidden(site) || open.length === 0
      ? []
      : fault(
          'noindex',
          'The page of errors does not say “noindex”, so that search engines may keep it. Set hidden: true.',
        );
  },
};
