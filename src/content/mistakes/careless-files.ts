import type { Mistake } from './case';

/** Files that are new, gone, misnamed or broken as a whole. */
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
    name: 'an emoji as file name',
    file: 'faq/🎉.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/🎉.mdx:1:1  Rename "🎉.mdx": small letters, digits and hyphens: name.mdx [file-name]',
    ],
  },
  {
    name: 'an accent in a file name',
    file: 'faq/cafés.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/cafés.mdx:1:1  Rename "cafés.mdx": small letters, digits and hyphens: cafes.mdx [file-name]',
    ],
  },
  {
    name: 'an underscore in a file name',
    file: 'faq/how_much.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/how_much.mdx:1:1  Rename "how_much.mdx": small letters, digits and hyphens: how-much.mdx [file-name]',
    ],
  },
  {
    name: 'a copy that the system named',
    file: 'faq/who-writes copy.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/who-writes copy.mdx:1:1  Rename "who-writes copy.mdx": small letters, digits and hyphens: who-writes-copy.mdx [file-name]',
    ],
  },
  {
    name: 'a question whose name is a section',
    file: 'faq/pricing.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/pricing.mdx:1:1  #pricing is already the name of a section of the home page. Rename the file, for example to pricing-question.mdx [address-taken]',
    ],
  },
  {
    name: 'a page whose address the site needs',
    file: 'pages/static.mdx',
    to: '---\ntemplate: page\ntitle: Pictures that never move about\ndescription: Everything that stands still on one page, for those who like it when nothing moves at all.\nhero:\n  eyebrow: Still\n  headline: Still\n  lede: Still.\n---\n\nStill.\n',
    says: [
      'content/pages/static.mdx:1:1  /static/ is an address that the site needs itself. Rename the file [address-taken]',
    ],
  },
  {
    name: 'a file in a folder of its own',
    file: 'pages/press/kit.mdx',
    to: '---\n---\n',
    says: [
      'content/pages/press/kit.mdx:1:1  The file stands too deep: move it directly into the folder of its kind [file-name]',
    ],
  },
];
