import { pageFields } from './right-content';
import { rightJsonLd } from './right-graph';

type Words = { title: string; description: string };

const address = 'https://acme.example';
const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${content}">`;

/** Returns the head of a page for search; a hidden one has no path. */
const head = ({ title, description }: Words, path: string | null, share: string) =>
  [
    '<meta charset="utf-8">',
    meta('viewport', 'width=device-width, initial-scale=1'),
    `<title>${title}</title>`,
    meta('description', description),
    meta('robots', path === null ? 'noindex' : 'index, follow, max-image-preview:large'),
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#000000" media="(prefers-color-scheme: dark)">',
    property('og:title', title),
    property('og:description', description),
    property('og:type', 'website'),
    property('og:site_name', 'Acme'),
    property('og:locale', 'en_GB'),
    property('og:image', `${address}/share/${share}.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:type', 'image/png'),
    property('og:image:alt', title),
    meta('twitter:card', 'summary_large_image'),
    '<link rel="icon" href="/favicon.ico"><link rel="icon" href="/icon.svg">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(path === null
      ? []
      : [
          property('og:url', address + path),
          `<link rel="canonical" href="${address}${path}">`,
          `<script type="application/ld+json">${rightJsonLd(path)}</script>`,
        ]),
  ].join('');

const navigation =
  '<nav><a href="/">Home</a> <a href="/about/">About</a> <a href="/services/">Services</a></nav>';

const page = (words: Words, path: string | null, share: string, body: string) =>
  `<!doctype html><html lang="en-GB"><head>${head(words, path, share)}</head><body>${navigation}<main>${body}</main><footer>We build bridges. hello@acme.example</footer></body></html>`;

const widths = [400, 800, 1200];
const srcset = (kind: string) =>
  widths.map((width) => `/static/a1/bridge-light-${width}.${kind} ${width}w`).join(', ');

const picture = `<picture><source type="image/avif" srcset="${srcset('avif')}" sizes="600px"><source type="image/webp" srcset="${srcset('webp')}" sizes="600px"><img src="/static/a1/bridge-light.jpg" srcset="${srcset('jpg')}" sizes="600px" alt="A bridge over a river" width="1200" height="600" loading="eager" decoding="sync" fetchpriority="high"></picture>`;

const homeBody = `<h1>Bridges for people who walk</h1><p>We build bridges for people who walk and never ask why.</p>${picture}<h2>What it costs</h2><h3>How long does it take?</h3><p>A <strong>year</strong>, as a rule.</p><h3>What does it cost?</h3><p>From $500 on. <a href="/about/#workshop">Meet us first</a></p><p>A drawing</p>`;

const aboutBody =
  '<h1>Our story and our workshop</h1><p id="workshop">Our story and our workshop began with one saw.</p><a href="https://river.example/" target="_blank" rel="noopener">The river</a>';

const servicesBody =
  '<h1>Bridge design and building</h1><p>Bridge design and building is what we do all day.</p><h2>A drawing</h2><p>The line before the bridge.</p><ul><li>Three sketches</li><li>One plan</li></ul><p>Design, Worldwide</p>';

const lost = page(pageFields['404'], null, '44440000', '<h1>Nothing here</h1>');

/** Returns the HTML of the sample site, by file name in `public/`. */
export const rightHtml = (): Map<string, string> =>
  new Map([
    ['404.html', lost],
    ['404/index.html', lost],
    ['about/index.html', page(pageFields.about, '/about/', 'abababab', aboutBody)],
    ['index.html', page(pageFields.home, '/', 'ffffeeee', homeBody)],
    ['services/index.html', page(pageFields.services, '/services/', '12345678', servicesBody)],
  ]);

/** The picture files of the sample site: their widths by their paths. */
export const pictureFiles: [string, number][] = widths.flatMap((width) =>
  ['avif', 'webp', 'jpg'].map((kind): [string, number] => [
    `/static/a1/bridge-light-${width}.${kind}`,
    width,
  ]),
);
