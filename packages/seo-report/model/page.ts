import type { readPage } from './read-page';

/** A page of `public/` as plain data. */
export type SeoPage = ReturnType<typeof readPage>;

/** A link that a visitor can follow. */
export type Anchor = SeoPage['anchors'][number];

/** Returns the content of the first `<meta>` of a name; empty if there is none. */
export const metaOf = ({ metas }: SeoPage, name: string) =>
  metas.find((meta) => meta.name === name)?.content ?? '';

export const metasOf = ({ metas }: SeoPage, name: string) =>
  metas.filter((meta) => meta.name === name);

export const titleOf = ({ titles }: SeoPage) => titles[0]?.text ?? '';

export const descriptionOf = (page: SeoPage) => metaOf(page, 'description');

export const canonicalsOf = ({ links }: SeoPage) => links.filter(({ rel }) => rel === 'canonical');

export const canonicalOf = (page: SeoPage) => canonicalsOf(page)[0]?.href ?? '';

export const headingsOf = ({ headings }: SeoPage, level: number) =>
  headings.filter((heading) => heading.level === level);

/** Returns the text of the first `<h1>`; empty if there is none. */
export const mainHeadingOf = (page: SeoPage) => headingsOf(page, 1)[0]?.text ?? '';

/** Returns whether search engines may show the page; false: its content hides it. */
export const isIndexable = ({ content }: SeoPage) => !content.hidden;
