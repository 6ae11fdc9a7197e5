import { canonicalPath } from '../../content/addresses/addresses';
import { nearestPage } from '../../content/addresses/nearest-page';
import { originOfBuiltFile } from '../../content/addresses/paths';
import { redirectLine, redirectsSchema } from '../../content/types/redirects-type';
import { isUnpublished, type ContentFile } from '../../reader/content-file';
import type { SiteContent } from '../../reader/site-content';
import { commit, withFields, withWords } from '../example';
import { removedPages } from '../removed-pages';
import type { TestRule } from '../rule';

/** Returns the old addresses with their places. */
function sourcesIn({ file, fields, rangeOf }: ContentFile) {
  const { data } = redirectsSchema.safeParse(fields);
  if (file !== 'redirects.json' || !data) return [];
  return data.items.map(({ from }, index) => ({
    path: canonicalPath(from),
    at: rangeOf(['items', index, 'from']),
  }));
}

/** Returns the addresses of published pages, and of the files in `static/`. */
function publishedPaths({ pages, staticFiles, today }: SiteContent): Set<string> {
  const published = [...pages].filter(([, page]) => !isUnpublished(page, today));
  const paths = [...published.map(([path]) => path), ...staticFiles];
  return new Set(paths.map((path) => canonicalPath(encodeURI(path))));
}

const redirects = (items: string) => ({
  file: 'content/redirects.json',
  text: `{ "items": [\n${items}\n] }`,
});

const redirect: TestRule = {
  name: 'redirect',
  severity: 'error',
  file(file, { site, report }) {
    const sources = sourcesIn(file);
    const paths = sources.length > 0 ? publishedPaths(site) : new Set();
    const seen = new Set<string>();
    for (const { path, at } of sources) {
      if (paths.has(path) || originOfBuiltFile(path, site.hasCms) !== undefined)
        report({ at, message: `"${path}" is a page or a file of the site. Remove this redirect` });
      if (seen.has(path))
        report({ at, message: `"${path}" is redirected above. Remove one of the two` });
      seen.add(path);
    }
  },
  examples: {
    reported: [
      [redirects('▸{ "from": "/about", "to": "/services/" }'), redirects('')],
      [
        redirects('{ "from": "/a/", "to": "/about/" },\n{ ▸"from": "/a", "to": "/about/" }'),
        redirects('{ "from": "/a/", "to": "/about/" }'),
      ],
    ],
    accepted: [redirects('{ "from": "/a/", "to": "/about/" },\n{ "from": "/b", "to": "/about/" }')],
  },
};

const missingRedirect: TestRule = {
  name: 'missing-redirect',
  severity: 'warning',
  site(site, { report }) {
    const file = site.files.find((one) => one.file === 'redirects.json');
    const pages = [...site.pages].filter(([, page]) => !isUnpublished(page, site.today));
    const paths = pages.map(([path]) => path);
    for (const { path, newPath } of removedPages(site)) {
      const to = newPath ?? nearestPage(path, paths);
      const line = redirectLine({ from: path, to });
      const start = `The address "${path}" is lost: its page is gone. If it was published,`;
      report({
        file: 'redirects.json',
        at: file?.rangeOf(['items']) ?? [0],
        path: ['items'],
        message: `${start} add ${line} to "items"`,
        editorMessage: `${start} add an item from "${path}" to "${to}"`,
      });
    }
  },
  examples: {
    reported: [
      [
        [
          commit,
          { file: 'content/pages/page.mdx', isDeleted: true },
          withWords('"items"', '▸"items"', 'content/redirects.json'),
        ],
        [
          commit,
          { file: 'content/pages/page.mdx', isDeleted: true },
          redirects('{ "from": "/page/", "to": "/about/" }'),
        ],
      ],
    ],
    accepted: [
      [
        commit,
        { file: 'content/pages/page.mdx', isDeleted: true },
        redirects('{ "from": "/page/", "to": "/about/" }'),
      ],
      [
        withWords('https://www.example.com', 'https://acme.example', 'content/site.json'),
        commit,
        { file: 'content/pages/page.mdx', isDeleted: true },
      ],
      [
        withFields('draft: true', 'content/pages/page.mdx'),
        commit,
        { file: 'content/pages/page.mdx', isDeleted: true },
      ],
    ],
  },
};

export const redirectRules: readonly TestRule[] = [redirect, missingRedirect];
