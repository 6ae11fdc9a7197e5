import { faultsOf } from '../testing/faults';
import { pageFields } from '../testing/right-content';
import { edit } from '../testing/right-site';
import { description } from './description';

const described = (text: string) =>
  faultsOf(
    description,
    ({ html }) =>
      edit(
        html,
        'about/index.html',
        `<meta name="description" content="${pageFields.about.description}`,
        `<meta name="description" content="${text}`,
      ),
    '/about/',
  ).join('\n');

test.each([
  [
    'is too long',
    `${'We build. '.repeat(16)}Yes.`,
    'is 164 characters long. content/pages/about.mdx:3',
  ],
  ['is too short', 'We build bridges.', 'is 17 characters long. content'],
  [
    'leaves room',
    'We build bridges, and then we build more bridges, and then we rest for an hour.',
    'leaves its second line half empty',
  ],
  ['ends in the middle', `${'We build. '.repeat(13)}And then`, 'does not end as a sentence'],
  ['repeats the title', pageFields.about.title, 'repeats the title'],
  [
    'is the same as on another page',
    pageFields.services.description,
    '/services/ has the same description',
  ],
])('a description that %s', (_name, text, what) => {
  expect(described(text)).toContain(what);
});
