import { lostPages, redirectProblems } from './rules/redirects';
import { isContentFile, indexSite, type SiteIndex } from './site-index';
import { once } from './once';
import { openFolder, type ContentFolder } from './content-folder';
import type { ContentFile } from './content-file';
import { byPlace, type Finding, type Problem } from './problem';
import { pairFindings } from './rules/pairs';
import { featuredPlans, planProblems } from './rules/plans';
import { missingFiles } from './rules/missing-files';
import { sharedFields } from './rules/shared-fields';
import { sharedPictures } from './rules/shared-pictures';
import { blameFacts } from './rules/lost-facts';
import { wordListProblems } from './rules/word-list';
import { brokenShortcuts, strayFiles } from './rules/stray-files';
import { takenNames } from './rules/taken-names';
import { articleFindings, topicProblems } from './rules/articles';
import { entryFindings } from './rules/component-entries';
import { componentTexts } from './rules/component-texts';
import { factFindings } from './rules/facts';
import { linkFindings } from './rules/links';
import { blameLongTokens } from './rules/long-tokens';
import { fieldValueFindings } from './rules/field-values';
import { headerRoom } from './rules/header-room';
import { pictureFileProblems } from './rules/picture-files';
import { pictureFindings } from './rules/pictures';
import { privateData } from './rules/private-data';
import { repeatFindings } from './rules/repeats';
import { snippetFindings } from './rules/snippet-words';
import { tableAndNoteFindings } from './rules/tables-and-notes';
import { footerFindings } from './rules/footer-words';
import { profileFindings } from './rules/profiles';
import { proseFindings } from './rules/prose';
import { blameValues, tokenSeams } from './rules/token-seams';
import { testimonialFindings } from './rules/testimonials';
import { wordFindings } from './rules/words';
import { problemsIn } from './source';

/** The content files of a folder: JSON and MDX, relative to it, with forward slashes, sorted. */
export const contentFiles = (folder: string): string[] =>
  openFolder(folder).names.filter(isContentFile);

/** Rules that read one file alone. */
const ownRules: readonly ((file: ContentFile) => Finding[])[] = [
  ({ parsed }) => parsed.hints,
  fieldValueFindings,
  testimonialFindings,
  tableAndNoteFindings,
  proseFindings,
  repeatFindings,
  pairFindings,
  profileFindings,
  snippetFindings,
];

const ownFindings = once((file: ContentFile): Finding[] => ownRules.flatMap((rule) => rule(file)));

/** Rules that look from a file at the others. */
const fileRules: readonly ((file: ContentFile, site: SiteIndex) => Finding[])[] = [
  ownFindings,
  wordFindings,
  factFindings,
  linkFindings,
  articleFindings,
  pictureFindings,
  entryFindings,
  componentTexts,
  privateData,
  tokenSeams,
  footerFindings,
];

const siteRules: readonly ((site: SiteIndex) => Problem[])[] = [
  sharedFields,
  sharedPictures,
  wordListProblems,
  featuredPlans,
  takenNames,
  missingFiles,
  strayFiles,
  brokenShortcuts,
  pictureFileProblems,
  redirectProblems,
  headerRoom,
  planProblems,
  topicProblems,
];

const byteOrderMark: Finding = {
  offset: 0,
  rule: 'byte-order-mark',
  message: 'The file begins with an invisible mark (BOM). Save it as UTF-8 without BOM',
  // Reading a file removes the mark, so writing the file back is enough.
  fix: { from: 0, to: 0, text: '' },
};

function fileProblems(file: ContentFile, site: SiteIndex): Problem[] {
  // These rules need a file that could be read.
  const isRead = file.parsed.readable || file.prose.trim() !== '';
  const own = isRead ? fileRules.flatMap((rule) => rule(file, site)) : [];
  const mark = site.marked.has(file.file) ? [byteOrderMark] : [];
  const problems = problemsIn(file.file, file.text, [...mark, ...file.findings, ...own]);
  // A quote that ends a text too early is reported once, and not as straight or alone, too.
  const broken = new Set(
    problems
      .filter(({ rule }) =>
        /^(encoding|inner-quote|open-quote|yaml-quotes|yaml-syntax)$/.test(rule),
      )
      .map(({ line }) => line),
  );
  const isTornQuote = ({ rule, line }: Problem) =>
    ['straight-quotes', 'punctuation', 'markdown'].includes(rule) && broken.has(line);
  // Another rule’s message about the same place is more precise than one about the form of a field.
  const isEcho = (problem: Problem) =>
    problems.some(
      ({ rule, line, column }) =>
        line === problem.line &&
        column === problem.column &&
        problem.rule === 'field-form' &&
        rule !== 'field-form',
    );
  return problems.filter((one) => !isTornQuote(one) && !isEcho(one));
}

/** Whether the names of the facts can be read; if not, site.json has a problem of its own. */
function knowsFacts({ files }: SiteIndex): boolean {
  const settings = files.find(({ file }) => file === 'site.json');
  return typeof settings?.fields.facts === 'object';
}

/** Returns what is wrong with a site, sorted by file and place. */
function siteProblems(site: SiteIndex): Problem[] {
  // Without the facts, neither names in braces nor lengths can be judged.
  const echoes: readonly string[] = knowsFacts(site) ? [] : ['token', 'length', 'typed-fact'];
  const found = [
    ...site.files.flatMap((file) => fileProblems(file, site)),
    ...siteRules.flatMap((rule) => rule(site)),
  ];
  const needed = new Set(found.filter(({ rule }) => rule === 'draft').map(({ file }) => file));
  const neededAt = [...site.pages].filter(([, { file }]) => needed.has(file));
  // A draft of a page that the site needs is reported once, there.
  const isDraftEcho = ({ rule, message }: Problem) =>
    rule === 'link-target' && neededAt.some(([path]) => message.startsWith(`"${path}" is a draft`));
  const problems = blameFacts(site, blameValues(site, blameLongTokens(site, found)))
    .filter((problem) => !echoes.includes(problem.rule) && !isDraftEcho(problem))
    .sort(byPlace);
  // Two rules may see the same thing at the same place; one sentence is enough.
  // Fields that are not there have no place of their own, so only their names tell them apart.
  const key = ({ file, line, column, rule, message }: Problem) =>
    `${file}:${line}:${column} ${rule === 'missing-field' ? message : rule}`;
  return [
    ...new Map(problems.reverse().map((problem) => [key(problem), problem])).values(),
  ].reverse();
}

/** Returns all problems of an open content folder, sorted by file and place. */
export const checkSite = (folder: ContentFolder): Problem[] => siteProblems(indexSite(folder));

/**
 * Checks every file of a content folder, and its history for pages that are gone, and returns all
 * problems, sorted by file.
 */
export function checkContent(folder: string): Problem[] {
  const site = indexSite(openFolder(folder));
  const own = siteProblems(site);
  // A page that the site needs cannot be withdrawn.
  const needed = new Set(own.filter(({ rule }) => rule === 'draft').map(({ file }) => file));
  const lost = lostPages(folder, site).filter(({ file }) => !needed.has(file));
  return [...own, ...lost].sort(byPlace);
}

/** The problems that stop a build. */
export const errorsIn = (problems: readonly Problem[]) =>
  problems.filter(({ severity }) => severity === 'error');
