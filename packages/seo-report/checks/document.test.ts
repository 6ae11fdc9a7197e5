import { faultsOf, inAbout } from '../testing/faults';
import { document } from './document';

test.each([
  [
    'another language',
    'lang="en-GB"',
    'lang="fr"',
    'The language of the page is “fr”; the site says “en-GB”. content/site.json:4',
  ],
  ['no encoding', '<meta charset="utf-8">', '', 'There is no <meta charset>'],
  [
    'a late encoding',
    '<head>',
    `<head><!--${'x'.repeat(1000)}-->`,
    '<meta charset> ends at byte 10',
  ],
  ['no zoom', 'initial-scale=1', 'initial-scale=1, maximum-scale=1', 'The viewport is'],
  ['a fixed width', 'width=device-width', 'width=1024', 'The viewport is'],
  [
    'two viewports',
    '</head>',
    '<meta name="viewport" content="width=device-width"></head>',
    'The viewport is',
  ],
])('%s is a fault', (_name, from, to, what) => {
  expect(faultsOf(document, inAbout(from, to), '/about/').join()).toContain(what);
});
