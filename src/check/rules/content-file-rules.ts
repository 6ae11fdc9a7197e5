import type { ContentType } from '../../content/content-type';
import { collectionTypes, contentTypes, isPage } from '../../content/content-types';
import { folderOf, isDraft } from '../../reader/content-file';
import { isBlank } from '../../reader/markdown/tree';
import type { SiteContent } from '../../reader/site-content';
import { exampleArticle, withFields, withWords } from '../example';
import type { TestRule } from '../rule';

/** Returns a file in which an entry of a content type could be. */
function exampleFile(contentType: ContentType): string {
  if (contentType.kind === 'file') return contentType.file;
  const name = contentType.kind === 'embedded' ? 'your-own' : contentType.template;
  return `${contentType.folder}/${name}${contentType.extension}`;
}

/** Returns whether a site may have no entry of a content type. */
function mayBeMissing(type: ContentType, { files }: SiteContent): boolean {
  const users = collectionTypes.filter(({ list, topics }) => list === type || topics === type);
  const isUnused = !files.some(({ contentType }) => users.some((user) => user === contentType));
  return type.optional ?? (users.length > 0 && isUnused);
}

function hasEntry({ files }: SiteContent, type: ContentType): boolean {
  const folder = folderOf({ file: exampleFile(type) });
  return files.some(
    (file) =>
      (file.contentType?.typeName === type.typeName && !isDraft(file)) ||
      // A page that cannot be read may be the one.
      (file.data === null && folderOf(file) === folder),
  );
}

const missing: TestRule = {
  name: 'missing',
  severity: 'error',
  site(site, { report }) {
    const types = contentTypes.filter((type) => !mayBeMissing(type, site) && !hasEntry(site, type));
    const has404 = site.files.some((file) => file.file === 'pages/404.mdx' && !isDraft(file));
    for (const file of [...(has404 ? [] : ['pages/404.mdx']), ...types.map(exampleFile)])
      report({
        file,
        message:
          'The site needs this file, and it must not be a draft. Restore it from git, or create it',
        editorMessage: `The site needs ${file}, and it must not be a draft. Turn off “Draft”, or ask the person who maintains the site to restore it`,
      });
  },
  text({ children = [] }, { file, report }) {
    if (file.contentType?.hasBody && children.every(isBlank))
      report({ at: [file.bodyStart], message: 'The text is missing. Write it under the fields' });
  },
  examples: {
    reported: [
      [{ file: 'content/pages/404.mdx', isDeleted: true }, []],
      [{ file: 'content/highlights.json', isDeleted: true }, []],
      [
        withWords('\nWords.\n', '▸', exampleArticle),
        withWords('\nWords.\n', '\nMore.\n', exampleArticle),
      ],
    ],
    accepted: [
      withFields('draft: true', 'content/pages/about.mdx'),
      { file: 'content/plans/sample.mdx', isDeleted: true },
      '{/* A note */}\n\nWords.',
      [
        { file: 'content/forms/newsletter.json', isDeleted: true },
        { file: 'content/pages/newsletter-confirmation.mdx', isDeleted: true },
      ],
    ],
  },
};

const services = 'content/pages/services.mdx';

const unused: TestRule = {
  name: 'unused',
  severity: 'warning',
  site({ names, files }, { report }) {
    for (const name of names) {
      const file = files.find((one) => one.file === name);
      const isBesideContent = name.startsWith('images/') || !name.includes('/');
      const isUnused = file ? !file.contentType && !isPage(file) : !isBesideContent;
      if (isUnused)
        report({
          file: name,
          message:
            'The site does not use this file. Move it to the folder of its content type, with the file extension used there, or out of content/',
        });
    }
  },
  text({ children = [] }, { file, report }) {
    const { contentType, bodyStart } = file;
    if (contentType && !contentType.hasBody && !children.every(isBlank))
      report({ at: [bodyStart], message: 'The page does not show this text. Delete it' });
  },
  examples: {
    reported: [
      [
        { file: 'content/faq/notes.md', text: '▸Words' },
        { file: 'content/faq/notes.mdx', text: '---\nquestion: A?\norder: 9\n---\n\nWords' },
      ],
      [withWords('\n---\n', '\n---\n▸Words.\n', services), []],
    ],
    accepted: [
      { file: 'content/words.txt', text: 'Words' },
      withWords('\n---\n', '\n---\n{/* A note */}\n', services),
    ],
  },
};

/** Files and texts that are missing, or that the site does not use. */
export const contentFileRules: readonly TestRule[] = [missing, unused];
