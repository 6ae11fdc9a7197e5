import type { ContentFile } from '../content-check/content-file';
import { nodesIn, wordsOf } from '../content-check/mdx/mdx-node';
import { pagePath } from '../../src/content/page-path';
import { linksInText } from '../content-check/rules/link-place';
import { isDraft, isPage, slugOf, type SiteIndex } from '../content-check/site-index';
import { fieldTexts, silent, spoken } from '../content-check/spoken';
import { fillTokens } from '../../src/content/tokens';

/** The facts of a page in the preview. */
export type PageFacts = {
  /** Relative to `content/`. */
  file: string;
  slug: string;
  path: string;
  title: string;
  description: string;
  isDraft: boolean;
  isHidden: boolean;
  /** The headings of the page's own file, with their levels. */
  outline: readonly { level: number; words: string }[];
  words: number;
  /** The years of school that its sentences require (Flesch–Kincaid); null for too few words. */
  grade: number | null;
  links: readonly { words: string; href: string }[];
};

const plain = (text: string) => text.replaceAll('*', '').trim();

function outlineOf({ fields, tree }: ContentFile, { tokens }: SiteIndex) {
  const headlines = fieldTexts(fields)
    .filter(({ path }) => path.at(-1) === 'headline')
    .map(({ value }, index) => ({ level: index === 0 ? 1 : 2, words: plain(value) }));
  const headings = nodesIn(tree)
    .filter(({ type }) => type === 'heading')
    .map((node) => ({ level: node.depth ?? 2, words: wordsOf(node, tokens) }));
  return [...headlines.slice(0, 1), ...headings, ...headlines.slice(1)];
}

function linksOf(file: ContentFile, site: SiteIndex) {
  const texts = new Map(fieldTexts(file.fields).map(({ path, value }) => [path.join('.'), value]));
  const inFields = [...texts]
    .filter(([path]) => path.endsWith('href'))
    .map(([path, href]) => ({ words: texts.get(path.replace(/href$/, 'label')) ?? '', href }));
  const inText = linksInText(file, site.tokens).flatMap(({ words, href }) =>
    words === null ? [] : [{ words, href }],
  );
  return [...inFields, ...inText];
}

/** Returns the running words of a page's own file, tokens filled in. */
const runningWords = (file: ContentFile, site: SiteIndex, from = 0) =>
  String(fillTokens(spoken(file).slice(from), site.tokens))
    .replaceAll(silent, ' ')
    .replace(/[*#>[\]]/g, '');

/** Returns the Flesch–Kincaid grade: https://apps.dtic.mil/sti/citations/ADA006655 */
function gradeOf(text: string, syllables: (text: string) => number): number | null {
  const words = text.split(/\s+/).filter(Boolean).length;
  const sentences = text.split(/[.!?…]+(?:\s|$)/).filter((one) => /\p{L}/u.test(one)).length;
  if (words < 30 || sentences === 0) return null;
  return Math.max(
    0,
    Math.round(0.39 * (words / sentences) + 11.8 * (syllables(text) / words) - 15.59),
  );
}

/** Returns the facts of every page for the preview. `syllables` counts those of an English text. */
export function pageFacts(site: SiteIndex, syllables: (text: string) => number): PageFacts[] {
  return site.files.filter(isPage).map((file) => {
    const { fields } = file;
    const text = runningWords(file, site);
    const body = runningWords(file, site, file.parsed.bodyOffset);
    return {
      file: file.file,
      slug: slugOf(file.file),
      path: pagePath(slugOf(file.file)),
      title: String(fields.title),
      description: String(fields.description),
      isDraft: isDraft(file),
      isHidden: fields.hidden === true,
      outline: outlineOf(file, site),
      words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
      grade: gradeOf(body.trim() === '' ? text : body, syllables),
      links: linksOf(file, site),
    };
  });
}
