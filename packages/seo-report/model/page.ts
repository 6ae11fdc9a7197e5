import type { PageContent } from './content';

/** A `<meta>` element that has a name or a property. */
export type Meta = {
  /** `name` or `property`, in small letters: `description`, `og:title`. */
  name: string;
  content: string;
  media: string;
  inHead: boolean;
};

/** A `<link>` element. */
export type HeadLink = {
  rel: string;
  href: string;
  type: string;
  sizes: string;
  hreflang: string;
  inHead: boolean;
};

export type Heading = { level: number; text: string };

/** Where an address leads: to a path of this site, to another site, or to no page (`mailto:`). */
export type Target =
  | { kind: 'internal'; path: string; id: string }
  | { kind: 'external'; url: string }
  | { kind: 'other'; url: string };

/** A link that a visitor can follow. */
export type Anchor = {
  href: string;
  /** Its accessible name, as far as the markup shows it. */
  text: string;
  target: Target;
};

/** An address in the markup. */
export type Reference = { element: string; attribute: string; url: string };

/** A file that a `srcset` offers, with its declared width in pixels. */
export type Candidate = { url: string; width: number };

/** One source of a picture: a `<source>`, or the `<img>` itself. */
export type Source = { type: string; media: string; sizes: string; candidates: Candidate[] };

/** An image of a page with the sources from which a browser chooses. */
export type PageImage = {
  src: string;
  /** undefined: the attribute is missing. */
  alt: string | undefined;
  width: string;
  height: string;
  loading: string;
  decoding: string;
  fetchPriority: string;
  /** false: the image is not in a `<picture>`. */
  framed: boolean;
  /** true: within `aria-hidden`, a visual repetition. */
  repeated: boolean;
  /** In the order of the markup; the last one is the `<img>`. */
  sources: Source[];
};

/** A `<script type="application/ld+json">`. */
export type JsonLdBlock = {
  text: string;
  /** Its data; undefined if it is not JSON. */
  data: unknown;
  /** Why it is not JSON; empty if it is. */
  error: string;
  inHead: boolean;
};

/** A page of `public/` as plain data. */
export type SeoPage = {
  /** Relative to `public/`: `about/index.html`. */
  file: string;
  /** The address: `/about/`; `/404.html` for the file that answers unknown paths. */
  path: string;
  content: PageContent;
  html: string;
  bytes: number;
  lang: string;
  /** The end of `<meta charset>` in bytes; -1: there is none. */
  charsetEnd: number;
  titles: { text: string; inHead: boolean }[];
  metas: Meta[];
  links: HeadLink[];
  headings: Heading[];
  anchors: Anchor[];
  references: Reference[];
  ids: ReadonlySet<string>;
  images: PageImage[];
  jsonLd: JsonLdBlock[];
  /** What a visitor reads in the body, without visual repetitions. */
  text: string;
  /** What a visitor reads in `<main>`. */
  mainText: string;
  /** The first paragraph of running text in `<main>`. */
  firstParagraph: string;
};

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
