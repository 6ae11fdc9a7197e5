import { z } from 'zod';
import { siteDay } from '../../../packages/content-check/read-site';
import { parseContent, positionAt } from '../../../packages/content-check/reading/parse';
import { isScheduled } from '../../../src/content/calendar';
import { fieldsOf } from '../../../src/content/fields';
import { insightsPageWords } from '../../../src/content/insights-words';
import { pagePath, slugOf } from '../../../src/content/page-path';
import { siteSchema } from '../../../src/content/site';
import { fillTokens, siteTokens } from '../../../src/content/tokens';
import { withoutMarks } from './plain';

/** Where to fix a fault: a file from the project's root, and a line if one is known. */
export type Place = { file: string; line: number | null };

/** Returns a place as one word that editors turn into a link: `content/site.json:3`. */
export const placeName = ({ file, line }: Place) => (line === null ? file : `${file}:${line}`);

const pageShape = z.object({
  title: z.string(),
  description: z.string(),
  hidden: z.boolean().default(false),
  focusKeyphrase: z.string().default(''),
});
const draftShape = z.looseObject({ draft: z.literal(true) });
const redirectsShape = z.object({
  items: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
});

/** The fields of a page in `content/pages/`. */
export type PageContent = z.infer<typeof pageShape> & {
  /** From the project's root: `content/pages/about.mdx`. */
  file: string;
  path: string;
  isArticle: boolean;
};

/** The content that matters to search engines, and where to find each text of it. */
export type ContentIndex = {
  site: Pick<z.infer<typeof siteSchema>, 'brand' | 'address' | 'language'>;
  pages: PageContent[];
  /** The redirects of `content/redirects.json`. */
  redirects: { from: string; to: string; place: Place }[];
  /** The files under `content/` that content uses as pictures. */
  pictures: string[];
  /** The line of a field, or of the closest parent that is there. `file` from the project's root. */
  placeOf(file: string, path: readonly (string | number)[]): Place;
  /** Finds a text that a visitor reads; the page's own file comes first. */
  placeOfText(text: string, page: PageContent): Place;
};

type Entry = { file: string; data: unknown; spots: Spot[] };
/** A text with its place; `line` is prose as it is written, links and all, and empty for a field. */
type Spot = { text: string; line: string; place: Place };

/** All texts in a value, with the keys that lead to them. */
function textsIn(
  value: unknown,
  path: readonly (string | number)[] = [],
): { path: readonly (string | number)[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}

function readEntry(name: string, text: string, tokens: Record<string, string>): Entry {
  const file = `content/${name}`;
  const parsed = parseContent(name, text);
  const data = fillTokens(parsed.data, tokens);
  const body = String(fillTokens(parsed.body, tokens));
  const lineAt = (offset: number) => positionAt(text, offset).line;
  const fields = textsIn(data).map(({ path, text: value }) => ({
    text: withoutMarks(value),
    place: { file, line: lineAt(parsed.offsetOf(path)) },
    line: '',
  }));
  const firstLine = lineAt(parsed.bodyOffset);
  const prose = body.split('\n').map((line, index) => ({
    text: withoutMarks(line),
    place: { file, line: firstLine + index },
    line,
  }));
  return { file, data, spots: [...fields, ...prose] };
}

/** Returns the articles and their lists. */
const insightsPages = (entries: readonly Entry[], brand: string): PageContent[] =>
  insightsPageWords(
    entries.map(({ file, data }) => ({ file: file.replace(/^content\//, ''), data })),
    brand,
  ).map(({ file, ...page }) => ({
    ...page,
    file: `content/${file}`,
    hidden: false,
    focusKeyphrase: '',
    isArticle: file.startsWith('insights/'),
  }));

const redirectsFile = 'content/redirects.json';

/** A field that names a picture, or a prop of a component in a text. */
const pictureName = /(?<=^|=")images\/[a-z0-9/-]+\.(?:jpg|png|webp)(?=$|")/g;

/**
 * Reads the published content of the site for the checks. The build has validated it before.
 *
 * @param files the texts of `content/`, by their names relative to it
 * @throws when a page lacks a title or a description
 */
export function indexContent(files: ReadonlyMap<string, string>): ContentIndex {
  const settings = parseContent('site.json', files.get('site.json') ?? '{}').data;
  const tokens = siteTokens(settings);
  const today = siteDay(settings);
  const entries = [...files]
    .map(([name, text]) => readEntry(name, text, tokens))
    .filter(({ data }) => !draftShape.safeParse(data).success)
    .filter(({ data }) => !isScheduled(fieldsOf(data), today));
  const pageEntries = entries.filter(({ file }) => file.startsWith('content/pages/'));
  const spots = entries.flatMap((entry) => entry.spots);
  const texts = new Map([...files].map(([name, text]) => [`content/${name}`, text]));
  const placeOf = (file: string, path: readonly (string | number)[]): Place => {
    const text = texts.get(file) ?? '';
    const offset = parseContent(file, text).offsetOf(path);
    return { file, line: positionAt(text, offset).line };
  };
  return {
    site: siteSchema.pick({ brand: true, address: true, language: true }).strip().parse(settings),
    pages: [
      ...pageEntries.map(({ file, data }) => ({
        ...pageShape.parse(data),
        file,
        path: pagePath(slugOf(file)),
        isArticle: false,
      })),
      ...insightsPages(entries, tokens.brand ?? ''),
    ],
    pictures: [
      ...new Set(
        spots.flatMap(({ text, line }) =>
          [...(line || text).matchAll(pictureName)].map(([name]) => `content/${name}`),
        ),
      ),
    ],
    redirects: redirectsShape
      .parse(entries.find(({ file }) => file === redirectsFile)?.data ?? {})
      .items.map((item, index) => ({ ...item, place: placeOf(redirectsFile, ['items', index]) })),
    placeOf,
    placeOfText: (text, page) => {
      const own = spots.filter(({ place }) => place.file === page.file);
      const wanted = withoutMarks(text);
      const found =
        [...own, ...spots].find((spot) => spot.text === wanted) ??
        [...own, ...spots].find(
          ({ line }) => line.includes(text) || withoutMarks(line).includes(wanted),
        );
      return wanted !== '' && found ? found.place : { file: page.file, line: null };
    },
  };
}
