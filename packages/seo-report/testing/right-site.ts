import { indexContent } from '../model/content';
import { modelOf, type Sources } from '../model/model';
import type { ImageFile, SeoSite } from '../model/site';
import { rightContent } from './right-content';
import { pictureFiles, rightHtml } from './right-html';

const address = 'https://acme.example';

/** The files of a sample site; a test changes what it needs. */
export type Draft = {
  html: Map<string, string>;
  texts: Map<string, string>;
  /** The texts of `content/`. */
  content: Map<string, string>;
  images: Map<string, ImageFile>;
  sources: Sources['sources'];
};

export const image = (width: number, height: number, format: string): ImageFile => ({
  width,
  height,
  sides: [width],
  format,
  bytes: width * 20,
  hasExif: false,
});

const formatOf = (path: string) => path.replace(/^.*\./, '').replace('jpg', 'jpeg');

const sitemapIndex = `<sitemapindex><sitemap><loc>${address}/sitemap-0.xml</loc></sitemap></sitemapindex>`;
const sitemapPart = `<urlset>${['/', '/about/', '/services/']
  .map((path) => `<url><loc>${address}${path}</loc><lastmod>2025-03-31</lastmod></url>`)
  .join('')}</urlset>`;

const manifest = {
  name: 'Acme',
  start_url: '/',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

const draft = (): Draft => ({
  html: rightHtml(),
  texts: new Map([
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap-index.xml\n`],
    ['sitemap-index.xml', sitemapIndex],
    ['sitemap-0.xml', sitemapPart],
    ['manifest.webmanifest', JSON.stringify(manifest)],
  ]),
  content: rightContent(),
  images: new Map([
    ...pictureFiles.map(([path, width]): [string, ImageFile] => [
      path,
      image(width, width / 2, formatOf(path)),
    ]),
    ['/static/a1/bridge-light.jpg', image(1200, 600, 'jpeg')],
    ...['ffffeeee', 'abababab', '12345678', '44440000'].map((name): [string, ImageFile] => [
      `/share/${name}.png`,
      image(1200, 630, 'png'),
    ]),
    ['/favicon.ico', image(32, 32, 'ico')],
    ['/icon.svg', image(32, 32, 'svg')],
    ['/apple-touch-icon.png', image(180, 180, 'png')],
    ['/icon-192.png', image(192, 192, 'png')],
    ['/icon-512.png', image(512, 512, 'png')],
    ['/icon-maskable-512.png', image(512, 512, 'png')],
  ]),
  sources: [{ file: 'content/images/bridge-light.jpg', ...image(1200, 600, 'jpeg') }],
});

/** Returns a small site that breaks no rule, with the changes of a test. */
export function siteWith(change: (draft: Draft) => void = () => {}): SeoSite {
  const { html, texts, content, images, sources } = draft();
  change({ html, texts, content, images, sources });
  const names = [...html.keys(), ...texts.keys()].map((name) => `/${name}`);
  return modelOf({
    html,
    texts,
    images,
    sources,
    content: indexContent(content),
    files: new Map([...names, ...images.keys()].map((name) => [name, 1000])),
  });
}

/**
 * Replaces a text in a file of a draft.
 * @throws if the file does not have the text, so that every test changes something
 */
export function edit(files: Map<string, string>, name: string, from: string, to: string): void {
  const text = files.get(name) ?? '';
  if (!text.includes(from)) throw new Error(`${name} holds no ${from}`);
  files.set(name, text.replaceAll(from, to));
}
