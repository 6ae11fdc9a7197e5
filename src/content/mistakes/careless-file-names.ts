import type { Mistake } from './case';
import { png } from './png';

/** Names of files and folders. */
export const carelessFileNames: readonly Mistake[] = [
  {
    name: 'an emoji as file name',
    file: 'faq/🎉.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/🎉.mdx:1:1  Rename "🎉.mdx" to name.mdx. Use small letters, digits and hyphens [file-name]',
    ],
  },
  {
    name: 'an accent in a file name',
    file: 'faq/cafés.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/cafés.mdx:1:1  Rename "cafés.mdx" to cafes.mdx. Use small letters, digits and hyphens [file-name]',
    ],
  },
  {
    name: 'an underscore in a file name',
    file: 'faq/how_much.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/how_much.mdx:1:1  Rename "how_much.mdx" to how-much.mdx. Use small letters, digits and hyphens [file-name]',
    ],
  },
  {
    name: 'a copy that the system named',
    file: 'faq/who-writes copy.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/who-writes copy.mdx:1:1  Rename "who-writes copy.mdx" to who-writes-copy.mdx. Use small letters, digits and hyphens [file-name]',
    ],
  },
  {
    name: 'a question whose name is a section',
    file: 'faq/pricing.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/pricing.mdx:1:1  The home page has a section named #pricing. Rename the file, for example to pricing-question.mdx [address-taken]',
    ],
  },
  {
    name: 'a page whose address the site needs',
    file: 'pages/static.mdx',
    to: '---\ntemplate: page\ntitle: Pictures that never move about\ndescription: Everything that stands still on one page, for those who like it when nothing moves at all.\nhero:\n  eyebrow: Still\n  headline: Still\n  lede: Still.\n---\n\nStill.\n',
    says: [
      'content/pages/static.mdx:1:1  The site needs the address /static/ for its own files. Rename the file [address-taken]',
    ],
  },
  {
    name: 'a file in a folder of its own',
    file: 'pages/press/kit.mdx',
    to: '---\n---\n',
    says: [
      'content/pages/press/kit.mdx:1:1  The site reads no folder within pages/. Move the file to pages/ itself [file-name]',
    ],
  },
  {
    name: 'an option in the file name of an editor',
    file: 'pages/press.mdx.orig',
    to: 'x',
    says: [
      'content/pages/press.mdx.orig:1:1  The site does not read "press.mdx.orig". Move it out of content/, or paste its text into an .mdx file [stray-file]',
    ],
  },
  {
    name: 'a folder in capitals',
    file: 'Pages/news.mdx',
    to: '---\n---\n',
    says: [
      'content/Pages/news.mdx:1:1  The site does not read the folder "Pages". Did you mean "pages"? [file-place]',
    ],
  },
  {
    name: 'a page named index',
    file: 'pages/index.mdx',
    to: '---\ntemplate: page\ntitle: A page with the name of a folder\ndescription: Everything that stands still on one page, for those who like it when nothing moves at all.\nhero:\n  eyebrow: Still\n  headline: Still\n  lede: Still.\n---\n\nStill.\n',
    says: [
      'content/pages/index.mdx:1:1  The site needs the address /index/ for its own files. Rename the file [address-taken]',
    ],
  },
  {
    name: 'an ending typed twice',
    file: 'faq/why.mdx.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/why.mdx.mdx:1:1  Rename "why.mdx.mdx" to why.mdx. Use small letters, digits and hyphens [file-name]',
    ],
  },
  {
    name: 'a hyphen at the start of a file name',
    file: 'faq/-why.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/-why.mdx:1:1  Rename "-why.mdx" to why.mdx. Use small letters, digits and hyphens [file-name]',
    ],
  },
  {
    name: 'a copy of a folder',
    file: 'faq copy/why.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq copy/why.mdx:1:1  The site does not read the folder "faq copy". Choose: forms, faq, plans, testimonials, pages [file-place]',
    ],
  },
  {
    name: 'a folder with another name',
    file: 'faqs/why.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faqs/why.mdx:1:1  The site does not read the folder "faqs". Did you mean "faq"? [file-place]',
    ],
  },
  {
    name: 'a second site.json',
    file: 'site-old.json',
    to: '{}',
    says: [
      'content/site-old.json:1:1  The site does not read this file. content/README.md lists the files and their places [file-place]',
    ],
  },
  {
    name: 'Markdown with the ending .md',
    file: 'faq/why.md',
    to: 'Why?',
    says: [
      'content/faq/why.md:1:1  The site does not read "why.md". Rename it to why.mdx [file-name]',
    ],
  },
  {
    name: 'umlauts in a file name',
    file: 'faq/größe.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/größe.mdx:1:1  Rename "größe.mdx" to groesse.mdx. Use small letters, digits and hyphens [file-name]',
    ],
  },
  {
    name: 'umlauts in a file name as a Mac writes them',
    file: 'faq/größe.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/größe.mdx:1:1  Rename "größe.mdx" to groesse.mdx. Use small letters, digits and hyphens [file-name]',
    ],
  },
  {
    name: 'umlauts in the name of a picture',
    file: 'images/Über uns.png',
    to: png(2000, 1000),
    says: [
      'content/images/Über uns.png:1:1  Rename "Über uns.png" to ueber-uns.png. Use small letters, digits and hyphens [file-name]',
    ],
  },
];
