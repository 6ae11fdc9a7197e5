import { isReservedSlug, originOfBuiltFile, slugOf } from '../../content/addresses/paths';
import type { FolderType } from '../../content/content-type';
import { collectionTypes, ownIds, pageTypes } from '../../content/content-types';
import type { SiteContent } from '../../reader/site-content';
import type { TestRule } from '../rule';

const isSlug = (name: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);

/** Returns whether the site has another use for the name of a file in a folder. */
function isTaken(slug: string, type: FolderType, { hasCms }: SiteContent): boolean {
  if (type.kind === 'collection') return isReservedSlug(slug);
  if (type.kind === 'page')
    return (
      ['downloads', 'index', ...collectionTypes.map(({ folder }) => folder)].includes(slug) ||
      originOfBuiltFile(`/${slug}`, hasCms) !== undefined
    );
  const page = pageTypes.find(({ anchorsFrom }) => anchorsFrom === type);
  return page !== undefined && ownIds(page).includes(slug);
}

/** Returns how some disks write a name: they ignore case, or compose letters in their own way. */
const folded = (name: string) => name.normalize().toLowerCase();

export const fileName: TestRule = {
  name: 'file-name',
  severity: 'error',
  file({ file, contentType }, { site, report }) {
    const slug = slugOf(file);
    if (contentType && !isSlug(slug))
      report({
        at: [0],
        message:
          'A file name must consist of lowercase letters, digits and hyphens, because it is part of an address. Rename the file',
      });
    else if (contentType && contentType.kind !== 'file' && isTaken(slug, contentType, site))
      report({
        at: [0],
        message: `The site needs the name "${slug}" itself. Rename the file`,
        editorMessage: `The site needs the address "${slug}" itself. Choose Edit Slug in the menu, and write another`,
      });
  },
  asset({ file }, { site, report }) {
    const [refused] = /[#?"*:<>|\\\p{Cc}]/u.exec(file) ?? [];
    if (refused !== undefined)
      report({ file, message: `Some hosts refuse a name with "${refused}". Rename the file` });
    const names = [...site.names, ...[...site.staticFiles].map((address) => `../static${address}`)];
    const clash = names.find((name) => name < file && folded(name) === folded(file));
    if (clash !== undefined)
      report({ file, message: `Some disks take this file for ${clash}. Give it another name` });
  },
  examples: {
    reported: [
      [
        { file: 'content/faq/My a.mdx', text: '▸---\nquestion: A?\norder: 9\n---\n\nA' },
        { file: 'content/faq/my-a.mdx', text: '---\nquestion: A?\norder: 9\n---\n\nA' },
      ],
      [
        { file: 'content/faq/questions.mdx', text: '▸---\nquestion: A?\norder: 9\n---\n\nA' },
        { file: 'content/faq/our-questions.mdx', text: '---\nquestion: A?\norder: 9\n---\n\nA' },
      ],
      [
        { file: 'content/faq/pause.mdx', text: '▸---\nquestion: A?\norder: 9\n---\n\nA' },
        { file: 'content/faq/a-pause.mdx', text: '---\nquestion: A?\norder: 9\n---\n\nA' },
      ],
      [
        { file: 'static/downloads/kit #2.pdf', text: '▸%PDF-' },
        { file: 'static/downloads/kit 2.pdf', text: '%PDF-' },
      ],
      [
        { file: 'static/downloads/why?.pdf', text: '▸%PDF-' },
        { file: 'static/downloads/why.pdf', text: '%PDF-' },
      ],
      [
        [
          { file: 'static/downloads/Bio.pdf', text: '%PDF-' },
          { file: 'static/downloads/bio.pdf', text: '▸%PDF-' },
        ],
        [
          { file: 'static/downloads/Bio.pdf', text: '%PDF-' },
          { file: 'static/downloads/bio-2.pdf', text: '%PDF-' },
        ],
      ],
      [
        [
          { file: 'static/downloads/e\u0301.pdf', text: '%PDF-' },
          { file: 'static/downloads/\xe9.pdf', text: '▸%PDF-' },
        ],
        [
          { file: 'static/downloads/e\u0301.pdf', text: '%PDF-' },
          { file: 'static/downloads/e.pdf', text: '%PDF-' },
        ],
      ],
    ],
    accepted: [
      { file: 'static/downloads/Our kit (2026) é.pdf', text: '%PDF-' },
      { file: 'content/faq/my-2-a.mdx', text: '---\nquestion: A?\norder: 9\n---\n\nA' },
    ],
  },
};
