import { fillText } from '../content/tokens';
import type { Value } from './check-values';
import type { Settings } from './read-file';
import type { SiteFile } from './read-site';

/** A content file that is valid for its kind. */
export type Entry = {
  /** Relative to `content/`. */
  file: string;
  /** The GraphQL type. */
  type: string;
  /** With tokens filled in. */
  data: Record<string, unknown>;
  /** The MDX under the front matter, with tokens filled in. */
  body: string;
  named: Named;
};

/** What the components of a text show of other files. */
export type Named = Record<'pictures' | 'testimonials' | 'faq' | 'downloads', readonly string[]>;

/** Returns the values of a kind that the components of a text name, each once. */
const named = ({ props }: SiteFile, isMeant: (prop: Value) => boolean) => [
  ...new Set(props.filter(isMeant).map(({ value }) => value)),
];

/** Returns a content file as the build uses it; null while its fields or its text cannot be read. */
export function entryOf(file: SiteFile, { tokens }: Pick<Settings, 'tokens'>): Entry | null {
  const { kind, fields, faults, text, body } = file;
  const read = kind?.schema.safeParse(fields);
  if (!kind || !read?.success || faults.length > 0) return null;
  return {
    file: file.file,
    type: kind.type,
    data: read.data,
    body: fillText(text.slice(body), tokens),
    named: {
      pictures: named(file, ({ schema }) => schema.image === true),
      testimonials: named(file, ({ schema }) => schema.entry === 'testimonials'),
      faq: named(file, ({ schema }) => schema.entry === 'faq'),
      downloads: named(file, ({ value }) => value.startsWith('/downloads/')),
    },
  };
}
