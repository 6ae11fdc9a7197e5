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
      'content/press-kit.mdx:1:1  The site does not read this file. content/README.md lists the files and their places [file-place]',
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
      'content/pages/team.png:1:1  Keep pictures in content/images/. Move it there [stray-file]',
    ],
  },
  {
    name: 'the last plan deleted',
    file: 'plans/strategy.mdx',
    to: null,
    says: [
      'content/plans:1:1  The site needs at least one published plan. Restore one from git, or write one: npm run new [missing-file]',
    ],
  },
  {
    name: 'a page of the site deleted',
    file: 'pages/newsletter-confirmation.mdx',
    to: null,
    says: [
      'content/pages/newsletter-confirmation.mdx:1:1  The site links to this page. Restore it from git [missing-file]',
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
    says: [
      'content/pages/how-much.mdx:1:1  This looks like a question. Move it to faq/ [file-place]',
    ],
  },
  {
    name: 'a second home page',
    file: 'pages/press.mdx',
    from: 'template: page',
    to: 'template: home',
    says: [
      'content/pages/press.mdx:2:11  Only pages/home.mdx can be the home page. Choose: about, services, contact, message, page [choice]',
    ],
  },
  {
    name: 'a PDF among the content',
    file: 'prices.pdf',
    to: '%PDF-1.7',
    says: [
      'content/prices.pdf:1:1  The site does not read "prices.pdf". For visitors to download it, move it to static/downloads/ [stray-file]',
    ],
  },
  {
    name: 'a home page hidden from search engines',
    file: 'pages/home.mdx',
    from: 'template: home',
    to: 'template: home\nhidden: true',
    says: [
      'content/pages/home.mdx:3:9  This hides the home page from search engines. Remove the line [hidden-home]',
    ],
  },
  {
    name: 'a draft of a page that the site needs',
    file: 'pages/about.mdx',
    from: 'template: about',
    to: 'template: about\ndraft: true',
    says: [
      'content/layout.json:9:35  "/about/" is a draft and will not be published. Publish it, or leave the link out until then [link-target]',
      'content/layout.json:25:38  "/about/" is a draft and will not be published. Publish it, or leave the link out until then [link-target]',
      'content/pages/about.mdx:3:8  The site needs this file, so it cannot be a draft. Remove the line [draft]',
      'content/pages/home.mdx:14:13  "/about/" is a draft and will not be published. Publish it, or leave the link out until then [link-target]',
      'content/pages/press.mdx:16:18  "/about/" is a draft and will not be published. Publish it, or leave the link out until then [link-target]',
    ],
  },
  {
    name: 'no testimonials',
    file: 'testimonials/mei.json',
    to: null,
    says: [
      'content/images/testimonials/mei.png:1:1  This picture is not used anywhere. Name it in a file, or delete it [picture-unused]',
    ],
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
