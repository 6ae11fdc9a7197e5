import { inAbout, inLost, reports } from '../testing/faults';
import { image, type Draft } from '../testing/right-site';
import { openGraph } from './open-graph';
import { xCard } from './x-card';

const share = 'https://acme.example/share/abababab.png';
const shareFile =
  (file: ReturnType<typeof image>) =>
  ({ images }: Draft) =>
    images.set('/share/abababab.png', file);
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${content}">`;
const alt = 'image:alt" content="Our Story and Our Workshop | Acme"';

reports(openGraph, '/about/', [
  ['og:title is “Their', inAbout('og:title" content="Our', 'og:title" content="Their')],
  ['og:locale is 0 times', inAbout('property="og:locale"', 'property="og:region"')],
  ['og:type is 2 times', inAbout('</head>', `${property('og:type', 'website')}</head>`)],
  ['og:image:alt is 2 times', inAbout('<main>', `<main>${property('og:image:alt', 'x')}`)],
  ['og:image:height is “628”', inAbout('content="630"', 'content="628"')],
  ['og:image:alt is “”', inAbout(alt, 'image:alt" content=""')],
  ['which does not exist', inAbout(share, 'https://acme.example/share/none.png')],
  ['which does not exist', inAbout(share, 'https://other.example/share/abababab.png')],
  ['og:image:type is “image/jpeg”; the file is png', inAbout('image/png', 'image/jpeg')],
  ['is 600 by 315 pixels', shareFile(image(600, 315, 'png'))],
]);
reports(openGraph, '/404/', [
  [
    'A hidden page has og:url',
    inLost('</head>', `${property('og:url', 'https://acme.example/404/')}</head>`),
  ],
]);

const tag = (name: string, length: number) =>
  inAbout('</head>', `<meta name="twitter:${name}" content="${'x'.repeat(length)}"></head>`);

reports(xCard, '/about/', [
  ['twitter:card is “summary”', inAbout('summary_large_image', 'summary')],
  ['title is 71 characters long', tag('title', 71)],
  ['description is 201 characters long', tag('description', 201)],
  ['no picture with a description', inAbout('property="og:image"', 'property="og:x"')],
  ['no picture with a description', inAbout('property="og:image:alt"', 'property="og:x"')],
  ['picture is webp', shareFile(image(1200, 630, 'webp'))],
  ['has 1000001 bytes', shareFile({ ...image(1200, 630, 'png'), bytes: 1_000_001 })],
]);
