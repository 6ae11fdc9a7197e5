import { readManifest } from './manifest';
import { readPage } from './read-page';
import { readRobots } from './robots';
import type { SeoSite } from './site';
import { readSitemap } from './sitemap';

/** The sources of the model: the built files and their content. */
export type Sources = Pick<SeoSite, 'files' | 'images' | 'sources' | 'content'> & {
  /** The HTML of the pages, by their names relative to `public/`. */
  html: ReadonlyMap<string, string>;
  /** The other text files: `robots.txt`, sitemaps, the manifest. */
  texts: ReadonlyMap<string, string>;
};

const manifestNames = ['manifest.webmanifest', 'site.webmanifest', 'manifest.json'];

/**
 * Makes the model of a site.
 *
 * @throws a sentence when a page in `public/` has no file in `content/pages/`
 */
export function modelOf(sources: Sources): SeoSite {
  const { html, texts, content, ...rest } = sources;
  const { address } = content.site;
  const pages = [...html].map(([file, text]) => {
    const own = file === '404.html' ? '404/index.html' : file;
    const words = content.pages.find(({ path }) => `${path.slice(1)}index.html` === own);
    if (words) return readPage(file, text, words, address);
    throw new Error(`public/${file} has no file in content/pages/. Build the site again.`);
  });
  const robots = texts.get('robots.txt');
  const manifest = manifestNames.find((name) => texts.has(name));
  return {
    ...rest,
    content,
    pages,
    robots: robots === undefined ? null : readRobots(robots, address),
    sitemap: readSitemap(texts, address),
    manifest:
      manifest === undefined ? null : readManifest(`/${manifest}`, texts.get(manifest) ?? ''),
  };
}
