import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { insightsPath } from '../../src/content/insights-lists';
import { pathOfFile } from '../../src/content/page-path';
import { fillText, siteTokens } from '../../src/content/tokens';
import type { Source } from './finding';

/** Where the words of the site are written. */
export type Content = ReturnType<typeof indexContent>;

/** Returns a text without what the build changes: accents, quotation marks, spaces. */
const plain = (text: string) =>
  text
    .replace(/[*_]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

type Text = { field: string; text: string };

/** Returns every text in a value with the path of its field: `items.2.href`. */
function textsIn(value: unknown, field = ''): Text[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, field === '' ? key : `${field}.${key}`),
  );
}

const frontMatter = /^---\r?\n([\s\S]*?\n)---(?:\r?\n|$)/;

/** Reads the fields of a file and the lines of its text. The build has validated it. */
function readEntry(name: string, source: string): { data: unknown; texts: Text[] } {
  const [head = '', front = ''] = frontMatter.exec(source) ?? [];
  const isJson = name.endsWith('.json');
  const data: unknown = isJson ? JSON.parse(source) : parse(front);
  const first = head.split('\n').length;
  const lines = isJson ? [] : source.slice(head.length).split('\n');
  return {
    data,
    texts: [
      ...textsIn(data),
      ...lines.map((text, index) => ({ field: `line ${first + index}`, text })),
    ],
  };
}

/** Reads `content/`, to find the file and the field of what a page shows. */
export function indexContent(folder: string) {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.(json|mdx)$/.test(name))
    .sort()
    .map((name) => ({
      name,
      file: `content/${name}`,
      ...readEntry(name, readFileSync(path.join(folder, name), 'utf8')),
    }));
  const json = (name: string) => entries.find((entry) => entry.name === name)?.data;
  const tokens = siteTokens(json('site.json'));
  const texts = entries
    .flatMap(({ file, texts }) =>
      texts.map(({ field, text }) => ({ source: { file, field }, text })),
    )
    .map(({ source, text }) => ({ source, text: plain(fillText(text, tokens)) }))
    .filter(({ text }) => text !== '');

  /** Returns the file that makes a page. */
  function fileOf(page: string): string | undefined {
    if (page === '/404.html') return 'content/pages/404.mdx';
    const own = entries.find(
      ({ name }) => /^(pages|insights)\//.test(name) && pathOfFile(name) === page,
    );
    if (own) return own.file;
    if (!page.startsWith(insightsPath)) return undefined;
    return `content/${page.startsWith(`${insightsPath}topics/`) ? 'topics' : 'insights'}.json`;
  }

  return {
    json,

    /** Returns the file that makes a page, as a place. */
    fileOf(page: string): Source | undefined {
      const file = fileOf(page);
      return file === undefined ? undefined : { file };
    },

    /** Returns the place of a text that a page shows; that page's own file comes first. */
    find(text: string, page: string): Source | undefined {
      const wanted = plain(text);
      const file = fileOf(page);
      const isOwn = ({ source }: { source: Source }) => source.file === file;
      const sorted = [...texts.filter(isOwn), ...texts.filter((one) => !isOwn(one))];
      const found =
        sorted.find((one) => one.text === wanted) ??
        sorted.find((one) => one.text.includes(wanted));
      return wanted === '' ? undefined : found?.source;
    },

    /** Returns the place of a page's own field, which the page shows as `text`. */
    fieldOf(page: string, field: string, text: string): Source | undefined {
      const file = fileOf(page);
      const wanted = plain(text);
      const found = texts.find((one) => one.source.file === file && one.text === wanted);
      return found?.source ?? (file === undefined ? undefined : { file, field });
    },
  };
}
