import { faultsOf, inAbout } from '../testing/faults';
import { linkTexts } from './link-texts';

test.each([
  ['nothing', '<a href="/services/"><svg></svg></a>', 'The link to “/services/” has no words'],
  [
    'nothing but to the eyes',
    '<a href="/services/"><span aria-hidden="true">→</span></a>',
    'has no words',
  ],
  ['“Learn more”', '<a href="/services/">Learn more</a>', 'says only “Learn more”'],
  [
    'the same as a link elsewhere',
    '<a href="/#how-long">services</a>',
    '“services” leads to “/#how-long” here and to “/services/” elsewhere',
  ],
])('a link that says %s', (_name, markup, what) => {
  expect(
    faultsOf(linkTexts, inAbout('</main>', `${markup}</main>`), '/about/').join('\n'),
  ).toContain(what);
});

test.each([
  '<a href="/services/" aria-label="What we build"><svg></svg></a>',
  '<a href="/services/"><img src="/icon-192.png" alt="What we build"></a>',
  '<a href="/services/">Services</a>',
])('a link with a name: %s', (markup) => {
  expect(faultsOf(linkTexts, inAbout('</main>', `${markup}</main>`), '/about/')).toEqual([]);
});
