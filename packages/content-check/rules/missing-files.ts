import { contentKinds, type ContentKind } from '../../../src/content/kinds';
import type { ContentFile } from '../content-file';
import type { Problem } from '../problem';
import { isArticle, isDraft, type SiteIndex } from '../site-index';
import { fileProblem, problemsIn } from '../source';
import { atField } from './place';

/** Pages that the site itself links to. */
const fixedPages = ['pages/home.mdx', 'pages/404.mdx', 'pages/newsletter-confirmation.mdx'];

/** Kinds of which a site may have none, or that `fixedPages` asks for. The section of testimonials goes with them. */
const optional = ['GeneralPage', 'Testimonial', 'HomePage', 'Article', 'Author'];

/** Kinds that a site needs as soon as it has an article. */
const withArticles = ['Insights', 'Topics'];

/** Reports a draft of something that the site needs. */
function neededDraft(file: ContentFile): Problem[] {
  const message = 'The site needs this file, so it cannot be a draft. Remove the line';
  return problemsIn(file.file, file.text, [atField(file, ['draft'], 'draft', message)]);
}

/** Reports a kind of which no file is published. */
function missingKind({ type, from }: ContentKind, files: readonly ContentFile[]): Problem[] {
  const own = files.filter(({ kind }) => kind?.type === type);
  if (own.some((file) => !isDraft(file)) || optional.includes(type)) return [];
  if (withArticles.includes(type) && !files.some(isArticle)) return [];
  if (own[0]) return fixedPages.includes(own[0].file) ? [] : neededDraft(own[0]);
  const place = 'file' in from ? from.file : from.folder;
  // A file that cannot be read may be the one.
  if (files.some(({ file, kind }) => !kind && `${file}/`.startsWith(`${place}/`))) return [];
  const what = type.replace(/(?!^)([A-Z])/g, ' $1').toLowerCase();
  const message =
    'file' in from
      ? 'This file is missing, and the site needs it. Restore it from git'
      : `The site needs at least one published ${what}. Restore one from git, or write one: npm run new`;
  return [fileProblem(place, { rule: 'missing-file', message })];
}

/** Reports kinds and pages that the site needs. */
export function missingFiles({ files }: SiteIndex): Problem[] {
  const message = 'The site links to this page. Restore it from git';
  return [
    ...contentKinds.flatMap((kind) => missingKind(kind, files)),
    ...fixedPages.flatMap((name) => {
      const page = files.find(({ file }) => file === name);
      if (!page) return [fileProblem(name, { rule: 'missing-file', message })];
      return isDraft(page) ? neededDraft(page) : [];
    }),
  ];
}
