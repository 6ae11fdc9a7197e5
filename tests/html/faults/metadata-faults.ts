import path from 'node:path';
import sharp from 'sharp';
import {
  about,
  type BuildFault,
  type Change,
  inHead,
  jsonLd,
  meta,
  named,
  own,
  remove,
  site,
  write,
} from './changes';

/** Faults of what networks read. */
export const sharingFaults: readonly BuildFault[] = [
  ...[
    'og:image',
    'og:title',
    'og:description',
    'og:type',
    'og:url',
    'og:image:alt',
    'twitter:card',
  ].map((name): [string, string, Change] => [`no ${name}`, 'sharing', about(meta(name), '')]),
  ['an empty og:title', 'sharing', about(/(og:title" content=")[^"]*/, '$1')],
  ['two og:title', 'sharing', inHead('<meta property="og:title" content="Another"/>')],
  [
    'og:url of another page',
    'sharing',
    about(`"og:url" content="${own}"`, `"og:url" content="${site}/services/"`),
  ],
  [
    'a relative share picture',
    'sharing',
    about(`"og:image" content="${site}`, '"og:image" content="'),
  ],
  [
    'a share picture of another host',
    'sharing',
    about(`"og:image" content="${site}`, '"og:image" content="https://cdn.example'),
  ],
  [
    'a share picture of 0 bytes',
    'sharing',
    named('public/og', /^about/, (file) => write(file, '')),
  ],
  ['a share picture that is missing', 'sharing', named('public/og', /^about/, remove)],
  [
    'a share picture that is text',
    'sharing',
    named('public/og', /^about/, (file) => write(file, 'No picture')),
  ],
  [
    'a share picture of another size',
    'sharing',
    named('public/og', /^about/, (file) => async (copy) => {
      copy.write(file, await sharp(path.join(copy.folder, file)).resize(600, 315).png().toBuffer());
    }),
    'content/site.json:14 shareCard.picture',
  ],
  ['a card that does not exist', 'sharing', about('summary_large_image', 'big')],
];

/** Faults of structured data. */
export const dataFaults: readonly BuildFault[] = [
  [
    'no structured data',
    'structured-data',
    about(/<script type="application\/ld\+json">.*?<\/script>/, ''),
  ],
  ['structured data that is no JSON', 'structured-data', jsonLd('{"@context"', '{@context"')],
  [
    'structured data of another host',
    'structured-data',
    jsonLd(`"url":"${own}"`, '"url":"https://elsewhere.example/about/"'),
  ],
  [
    'structured data of localhost',
    'structured-data',
    jsonLd(`"url":"${own}"`, '"url":"http://localhost:8000/about/"'),
  ],
  [
    'structured data of another page',
    'structured-data',
    jsonLd(`"url":"${own}"`, `"url":"${site}/services/"`),
  ],
  [
    'structured data that names a lost file',
    'structured-data',
    jsonLd(`"url":"${own}"`, `"url":"${site}/y.png"`),
  ],
  [
    'an impossible day',
    'structured-data',
    jsonLd('"@type":"AboutPage",', '"@type":"AboutPage","dateModified":"2026-02-30",'),
  ],
  [
    'a day in words',
    'structured-data',
    jsonLd('"@type":"AboutPage",', '"@type":"AboutPage","datePublished":"last spring",'),
  ],
  [
    'an author as text',
    'structured-data',
    jsonLd('"@type":"AboutPage",', '"@type":"AboutPage","author":"Ida Loom",'),
  ],
  ['a reference to nothing', 'structured-data', jsonLd('#website"}', '#webseite"}')],
  ['an unknown type', 'structured-data', jsonLd('"@type":"AboutPage"', '"@type":"Aboutpage"')],
  [
    'a misspelt @type',
    'structured-data',
    jsonLd('"@type":"BreadcrumbList"', '"@typ":"BreadcrumbList"'),
  ],
  ['an unknown field', 'structured-data', jsonLd('"itemListElement"', '"items"')],
  [
    'a required field that is missing',
    'structured-data',
    jsonLd(/"itemListElement":\[.*?\](?=\})/, '"name":"Path"'),
  ],
];
