import { checkFile } from './check-file';
import { formatProblem } from './problem';

const tokens = { brand: 'Acme', email: 'hello@acme.example' };

const linesOf = (file: string, text: string, known: Record<string, string> = tokens) =>
  checkFile(file, text, known).problems.map(formatProblem);

const step = (fields: string) => `{\n  "items": [\n    { ${fields} }\n  ]\n}\n`;

const message = [
  '---',
  'template: message',
  "title: 'Not found | {brand}'",
  'description: This page has moved.',
  'headline: Oops',
  'action:',
  '  label: Home',
  '  href: /',
  '---',
  '',
  'Write to {email}.',
  '',
].join('\n');

test('a right file gives its entry, with tokens filled in, defaults set and $schema left out', () => {
  expect(checkFile('pages/404.mdx', message, tokens)).toEqual({
    entry: {
      file: 'pages/404.mdx',
      type: 'MessagePage',
      data: {
        template: 'message',
        title: 'Not found | Acme',
        description: 'This page has moved.',
        hidden: false,
        headline: 'Oops',
        action: { label: 'Home', href: '/' },
      },
      body: '\nWrite to hello@acme.example.\n',
    },
    problems: [],
  });
  const withSchema = `{ "$schema": "x", "items": [{ "title": "One", "text": "Two" }] }`;
  expect(linesOf('steps.json', withSchema)).toEqual([]);
});

test.each([
  [
    'a missing field',
    'steps.json',
    step('"title": "One"'),
    ['content/steps.json:3:5  "items.0.text" is missing: add it'],
  ],
  [
    'an unknown field',
    'steps.json',
    step('"title": "One", "text": "Two", "txet": "Two"'),
    ['content/steps.json:3:5  unknown field "txet": remove it, or check the spelling'],
  ],
  [
    'an empty text',
    'steps.json',
    step('"title": " ", "text": "Two"'),
    ['content/steps.json:3:16  "items.0.title" is empty: write the text'],
  ],
  [
    'a question without an answer',
    'faq/empty.mdx',
    '---\nquestion: Why?\norder: 1\n---\n\n',
    ['content/faq/empty.mdx:5:1  the text is missing: write it under the second line of dashes'],
  ],
  [
    'a file name with a space and a capital',
    'faq/Who Writes.mdx',
    '---\nquestion: Who?\norder: 1\n---\n\nWe do.\n',
    [
      'content/faq/Who Writes.mdx:1:1  rename the file: small letters, digits and hyphens only, directly in its folder: press-kit.mdx',
    ],
  ],
  [
    'a number in place of a text',
    'steps.json',
    step('"title": 7, "text": "Two"'),
    ['content/steps.json:3:16  "items.0.title" must be a text'],
  ],
  [
    'a wrong choice',
    'values.json',
    step('"title": "One", "text": "Two", "icon": "hart"'),
    [
      expect.stringMatching(
        /^content\/values\.json:3:46 {2}"items\.0\.icon" must be one of about, /,
      ),
    ],
  ],
  [
    'a missing choice',
    'values.json',
    step('"title": "One", "text": "Two"'),
    [
      expect.stringMatching(
        /^content\/values\.json:3:5 {2}"items\.0\.icon" is missing: add it, one of /,
      ),
    ],
  ],
  [
    'a wrong template',
    'pages/404.mdx',
    message.replace('template: message', 'template: letter'),
    [
      'content/pages/404.mdx:2:11  "template" must be one of home, about, services, contact, message, page',
    ],
  ],
  [
    'a file where none belongs',
    'misc/notes.json',
    '{}',
    [
      'content/misc/notes.json:1:1  no kind of content lives here: the README in content/ lists the files and their places',
    ],
  ],
  [
    'a link without its last slash',
    'pages/404.mdx',
    message.replace('href: /', 'href: /about'),
    [
      expect.stringMatching(
        /^content\/pages\/404\.mdx:8:9 {2}"action\.href" must be a page such as \/about\/ /,
      ),
    ],
  ],
  [
    'two accents in a headline',
    'pages/404.mdx',
    message.replace('headline: Oops', "headline: '*One* and *two*'"),
    [
      'content/pages/404.mdx:5:11  "headline" may have one accent, between two asterisks: Our *Story*',
    ],
  ],
  [
    'the same unknown token twice',
    'pages/404.mdx',
    message.replace('Write', '{phone}, {phone}: write'),
    [
      'content/pages/404.mdx:11:1  "{phone}" is not known: use one of brand, email, or add it to the facts in site.json',
      'content/pages/404.mdx:11:10  "{phone}" is not known: use one of brand, email, or add it to the facts in site.json',
    ],
  ],
])('%s is told with its place, its field and what to do', (_name, file, text, lines) => {
  expect(linesOf(file, text)).toEqual(lines);
});

test('while site.json is missing, tokens say so', () => {
  expect(linesOf('pages/404.mdx', message, {})).toEqual([
    'content/pages/404.mdx:3:21  "{brand}" is not known: mend site.json first',
    'content/pages/404.mdx:11:10  "{email}" is not known: mend site.json first',
  ]);
});

test('all mistakes of a file are told at once', () => {
  const text = message
    .replace('headline: Oops', 'headline: 7')
    .replace('label: Home', 'lable: Home');
  expect(linesOf('pages/404.mdx', text)).toEqual([
    'content/pages/404.mdx:5:11  "headline" must be a text',
    'content/pages/404.mdx:7:3  "action.label" is missing: add it',
    'content/pages/404.mdx:7:3  unknown field "lable": remove it, or check the spelling',
  ]);
});

test('the name of a fact that no token could have is told', () => {
  const site = {
    brand: 'Acme',
    product: 'Thread',
    tagline: 'Words',
    address: 'https://acme.example',
    email: 'hello@acme.example',
    schedulingPage: 'https://acme.example/call',
    language: 'en',
    year: 2025,
    minimumEngagement: { amount: 500, currency: 'USD' },
    serviceArea: 'everywhere',
    shareCard: { picture: 'images/social.png', alt: 'Threads' },
    socials: [],
    facts: { 'reply-time': '24 hours' },
  };
  expect(linesOf('site.json', JSON.stringify(site))).toEqual([
    expect.stringMatching(
      /"facts\.reply-time" may hold letters only, the first one small: replyTime$/,
    ),
  ]);
});
