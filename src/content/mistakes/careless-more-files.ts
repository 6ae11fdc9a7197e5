import type { Mistake } from './case';
import { png, rightSite } from './right-site';

/** Files that are new, gone, misnamed or broken as a whole. */
export const carelessMoreFiles: readonly Mistake[] = [
  {
    name: 'a page in no folder',
    file: 'press-kit.mdx',
    to: '---\n---\n',
    says: [
      'content/press-kit.mdx:1:1  No kind of content lives here. content/README.md lists the files and their places [file-place]',
    ],
  },
  {
    name: 'Markdown with the ending .md',
    file: 'faq/why.md',
    to: 'Why?',
    says: [
      'content/faq/why.md:1:1  "why.md" is not read by the site. Rename it: small letters and hyphens, ending in .mdx or .json [file-name]',
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
      'content/pages/index.mdx:1:1  /index/ is an address that the site needs itself. Rename the file [address-taken]',
    ],
  },
];
