import { checkFile } from './check-file';
import { formatProblem } from './problem';

const tokens = { brand: 'Acme', email: 'hello@acme.example' };

const linesOf = (file: string, text: string, known: Record<string, string> = tokens) =>
  checkFile(file, text, known).problems.map(formatProblem);

const description =
  'This page has moved, or was never here. The home page leads to all that we have to offer.';

const message = [
  '---',
  'template: message',
  'title: Not found, and what to do | {brand}',
  `description: ${description}`,
  'headline: Oops',
  'action:',
  '  label: Home',
  '  href: /',
  '---',
  '',
  'Write to {email}.',
  '',
].join('\n');

const entry = {
  file: 'pages/404.mdx',
  type: 'MessagePage',
  data: {
    template: 'message',
    title: 'Not found, and what to do | Acme',
    description,
    hidden: false,
    draft: false,
    headline: 'Oops',
    action: { label: 'Home', href: '/' },
  },
  body: '\nWrite to hello@acme.example.\n',
  named: { pictures: [], testimonials: [], faq: [], downloads: [] },
};

test('a right file gives its entry, with tokens filled in and defaults set', () => {
  expect(checkFile('pages/404.mdx', message, tokens)).toEqual({ entry, problems: [] });
});

test('the byte order mark that Windows writes does not hide the fields', () => {
  expect(checkFile('pages/404.mdx', `\uFEFF${message}`, tokens)).toEqual({ entry, problems: [] });
});

test('$schema is for editors and no field', () => {
  const withSchema = `{ "$schema": "x", "items": [{ "title": "One", "text": "Two" }] }`;
  expect(linesOf('steps.json', withSchema)).toEqual([]);
});

test('while site.json is missing, tokens say so', () => {
  const said = linesOf('pages/404.mdx', message.replace('Not found', 'Nothing found here'), {});
  expect(said).toEqual([
    'content/pages/404.mdx:3:45  "{brand}" is not known: mend site.json first',
    'content/pages/404.mdx:11:10  "{email}" is not known: mend site.json first',
  ]);
});

test('all mistakes of a file are reported at once', () => {
  const text = message
    .replace('headline: Oops', 'headline: 7')
    .replace('label: Home', 'lable: Home')
    .replace('Write to', 'Write <b>to')
    .replace('title: Not', 'title: Not: ');
  const said = linesOf('pages/404.mdx', text);
  expect(said).toHaveLength(4);
  expect(said).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/:3:11 {2}A text with ": " in it needs quotes/),
      expect.stringMatching(/:5:11 {2}"headline" must be a text\. Put it in quotes/),
      expect.stringMatching(/:7:3 {2}Unknown field "action\.lable"\. Did you mean "label"\?/),
      expect.stringMatching(/:11:7 {2}<b> is opened here and never closed/),
    ]),
  );
});
