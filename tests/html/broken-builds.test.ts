import { readBuiltSite } from '../../tools/seo/read-built-site';
import { readPage, type BuiltPage } from '../../tools/seo/read-page';
import { placeName, review } from '../../tools/seo/rule';
import { siteRules } from '../../tools/seo/rules/site-rules';
import { articleFaults } from './faults/article-faults';
import {
  all,
  type Change,
  copyOf,
  everywhere,
  inMain,
  redirects,
  robots,
  write,
} from './faults/changes';
import { fileFaults, linkFaults } from './faults/file-faults';
import { hostFaults } from './faults/host-faults';
import { indexingFaults, sitemapFaults } from './faults/indexing-faults';
import { dataFaults, sharingFaults } from './faults/metadata-faults';
import { documentFaults, wordFaults } from './faults/page-faults';

/** Returns a function that reads a page once for each content: most faults change one page. */
function pageReader(): typeof readPage {
  const pages = new Map<string, BuiltPage>();
  return (file, html, settings) => {
    const key = `${file} ${html}`;
    const page = pages.get(key) ?? readPage(file, html, settings);
    pages.set(key, page);
    return page;
  };
}

describe.each([
  [
    'specified',
    [
      ...documentFaults,
      ...sharingFaults,
      ...dataFaults,
      ...indexingFaults,
      ...sitemapFaults,
      ...linkFaults,
      ...fileFaults,
      ...hostFaults,
      ...wordFaults,
    ],
  ],
  ['edited', articleFaults],
] as const)('in a copy of the %s site', (name, table) => {
  const copy = copyOf(name);
  const read = pageReader();
  afterEach(() => {
    copy.restore();
  });

  const findingsAfter = async (change: Change) => {
    await change(copy);
    return review(await readBuiltSite(copy.folder, read), siteRules);
  };

  test.each(table)(
    '%s is a finding of %s, and nothing else is',
    // A default, because Jest would take a fourth parameter without one for its callback.
    async (_name, rule, change, place = '') => {
      const findings = await findingsAfter(change);
      expect(findings.map((one) => `${one.rule}: ${one.message}`)).toEqual([
        expect.stringContaining(`${rule}: `),
      ]);
      if (place === '') return;
      const [source] = findings.flatMap(({ places }) => places.flatMap((one) => one.source ?? []));
      expect(source && placeName(source)).toBe(place);
    },
  );
});

test('what is right is no finding', async () => {
  const copy = copyOf('specified');
  const changes = all(
    robots('Allow: /\nDisallow: /drafts/\n\nUser-agent: GPTBot\nDisallow: /\n'),
    everywhere('<!DOCTYPE html>', '<!doctype html>'),
    write('public/google1234.html', 'google-site-verification: google1234.html'),
    redirects('/old/* /about/ 301\n/shop/:name https://shop.example/:name 302\n/* /404.html 404\n'),
    inMain(
      '<p><code>{name}</code> <a href="/about/#main">Top</a> <a href="mailto:a@b.example?subject=Hi">Mail</a></p>',
    ),
  );
  await changes(copy);
  expect(await review(await readBuiltSite(copy.folder), siteRules)).toEqual([]);
});
