import type { Mistake } from './case';
import { png } from './png';
import { rightSite } from './right-site';

/** Files that are new, gone or broken as a whole. */
export const carelessFiles: readonly Mistake[] = [
  {
    name: 'a word processor’s file of nothing',
    file: 'pages/press.mdx',
    to: '',
    says: ['content/pages/press.mdx:1:1  The file is empty. Write it, or delete it [empty-file]'],
  },
  {
    name: 'a text saved in the encoding of old Windows',
    file: 'pages/press.mdx',
    to: Buffer.from('---\ntemplate: page\ntitle: Caf\xe9\n---\n', 'latin1'),
    says: [
      'content/pages/press.mdx:3:11  The file is not saved as UTF-8. Save it again with the encoding UTF-8 [encoding]',
    ],
  },
  {
    name: 'a text saved as UTF-16',
    file: 'pages/press.mdx',
    to: Buffer.from('---\ntemplate: page\n---\n', 'utf16le'),
    says: [
      'content/pages/press.mdx:1:2  The file is not saved as UTF-8. Save it again with the encoding UTF-8 [encoding]',
    ],
  },
  {
    name: 'an apostrophe opened in the encoding of old Windows',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Itâ€™s told in the cafÃ©.',
    says: [
      'content/pages/press.mdx:18:3  "â€™" was ’ before a program opened the file in another encoding. Write ’ [encoding]',
      'content/pages/press.mdx:18:23  "Ã©" was é before a program opened the file in another encoding. Write é [encoding]',
    ],
    fixed: 'It’s told in the café.',
  },
  {
    name: 'a page in no folder',
    file: 'press-kit.mdx',
    to: '---\n---\n',
    says: [
      'content/press-kit.mdx:1:1  No kind of content lives here. content/README.md lists the files and their places [file-place]',
    ],
  },
  {
    name: 'a Word file among the content',
    file: 'faq/answers.docx',
    to: 'PK',
    says: [
      'content/faq/answers.docx:1:1  The site does not read "answers.docx". Move it out of content/, or paste its text into an .mdx file [stray-file]',
    ],
  },
  {
    name: 'a picture beside the texts',
    file: 'pages/team.png',
    to: png(2000, 1000),
    says: [
      'content/pages/team.png:1:1  Pictures stand in content/images/. Move it there [stray-file]',
    ],
  },
  {
    name: 'the last plan deleted',
    file: 'plans/strategy.mdx',
    to: null,
    says: [
      'content/plans/*.mdx:1:1  The site cannot do without a published plan. Bring one back, or write one: npm run new [missing-file]',
    ],
  },
  {
    name: 'a page of the site deleted',
    file: 'pages/newsletter-confirmation.mdx',
    to: null,
    says: [
      'content/pages/newsletter-confirmation.mdx:1:1  The site leads visitors to this page by its name. Bring it back from git [missing-file]',
    ],
  },
  {
    name: 'the same client twice',
    file: 'testimonials/mei-2.json',
    to: String(rightSite.get('testimonials/mei.json')).replace('"order": 1', '"order": 2'),
    says: [
      'content/testimonials/mei.json:4:12  Same quote as testimonials/mei-2.json:4. Each client needs its own [duplicate-text]',
    ],
  },
  {
    name: 'two files in one',
    file: 'faq/who-writes.mdx',
    to: '---\nquestion: Who does the writing?\norder: 1\n---\n\nPeople do.\n---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/who-writes.mdx:7:1  A second block of fields begins here, and a file has one. Make a file of its own of it [front-matter]',
    ],
  },
  {
    name: 'a question among the pages',
    file: 'pages/how-much.mdx',
    to: '---\nquestion: How much is it?\norder: 3\n---\n\nLess.\n',
    says: [],
  },
  {
    name: 'a home page with another template',
    file: 'pages/home.mdx',
    from: 'template: home',
    to: 'template: page',
    says: [],
  },
  {
    name: 'a second home page',
    file: 'pages/press.mdx',
    from: 'template: page',
    to: 'template: home',
    says: [],
  },
  {
    name: 'a PDF among the content',
    file: 'prices.pdf',
    to: '%PDF-1.7',
    says: [],
  },
  {
    name: 'a home page hidden from search engines',
    file: 'pages/home.mdx',
    from: 'template: home',
    to: 'template: home\nhidden: true',
    says: [],
  },
  {
    name: 'a draft of a page that the site needs',
    file: 'pages/about.mdx',
    from: 'template: about',
    to: 'template: about\ndraft: true',
    says: [],
  },
  {
    name: 'no testimonials',
    file: 'testimonials/mei.json',
    to: null,
    says: [],
  },
  {
    name: 'eight testimonials',
    file: 'testimonials/mei-8.json',
    to: String(rightSite.get('testimonials/mei.json'))
      .replace('"order": 1', '"order": 8')
      .replace(
        'my worst joke',
        'every joke I made in the last eight years, and the best of them became the name of my agency',
      ),
    says: [],
  },
];
