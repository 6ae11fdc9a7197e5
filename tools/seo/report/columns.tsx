import { visibleCharacters } from '../../../src/content/text/text-length';
import { categories } from '../lighthouse';
import type { Screen } from '../measure';
import { isIndexable, type BuiltPage } from '../read-page';
import { wasteOf, type Picture } from '../review-pictures';
import type { Finding } from '../rule';
import type { Site } from '../site';
import type { Column } from './table';

/** A page, and what is known of it beside its HTML. */
export type PageRow = {
  page: BuiltPage;
  site: Site;
  findings: readonly Finding[];
  /** The address of a small copy of the share picture; empty without one. */
  card: string;
  /** The bytes of the pictures that a phone loads; undefined: not measured. */
  pictureBytes: number | undefined;
  /** The points in each category of Lighthouse, from 0 to 100. */
  scores: number[] | undefined;
};

/** Returns bytes for a reader: `29.2 kB`. */
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const Card = ({ above, title, words }: { above: string; title: string; words: string }) => (
  <div>
    <small>{above}</small>
    <p className="title">{title}</p>
    <p className="description">{words}</p>
  </div>
);

/** Shows a page as a search engine and a network show it. */
function Preview({ page, site, card }: PageRow) {
  const host = new URL(site.address).hostname;
  const trail = [host, ...page.address.split('/').filter(Boolean)].join(' › ');
  const [title = '', description = ''] = ['og:title', 'og:description'].flatMap(page.meta);
  return (
    <>
      <h3>In search results</h3>
      {isIndexable(page) ? (
        <Card above={`${site.brand} · ${trail}`} title={page.title} words={page.description} />
      ) : (
        <p>Search engines leave it out (noindex).</p>
      )}
      <h3>Shared in a network</h3>
      {card !== '' && <img src={card} alt={page.meta('og:image:alt').join()} />}
      <Card above={host} title={title} words={description} />
      <a href={site.address + page.address}>{site.address + page.address}</a>
    </>
  );
}

/** Opens the preview of a page. */
function Address(row: PageRow) {
  const { address } = row.page;
  const id = `preview${address}`;
  return (
    <>
      <button popoverTarget={id}>{address}</button>
      <div id={id} popover="auto" className="preview" role="dialog" aria-label={address}>
        <Preview {...row} />
      </div>
    </>
  );
}

const countOf = ({ findings }: PageRow, wanted: Finding['level']) =>
  findings.filter(({ level }) => level === wanted).length;

const keyphraseOf = ({ page, site }: PageRow) => site.content.keyphraseOf(page.address);

const partsWithoutKeyphrase = (row: PageRow) => {
  const { title, description, mainHeadings } = row.page;
  const parts = { title, description, H1: mainHeadings.join(' ') };
  const lacks = (text: string) => !text.toLowerCase().includes(keyphraseOf(row).toLowerCase());
  return Object.entries(parts)
    .flatMap(([name, text]) => (lacks(text) ? [name] : []))
    .join(' ');
};

const columns: readonly Column<PageRow>[] = [
  { name: 'Page', value: ({ page }) => page.address, cell: (row) => <Address {...row} /> },
  { name: 'Errors', value: (row) => countOf(row, 'error') },
  { name: 'Warnings', value: (row) => countOf(row, 'warning') },
  { name: 'In search', value: ({ page }) => (isIndexable(page) ? 'yes' : 'noindex') },
  { name: 'Title', value: ({ page }) => page.title },
  { name: 'Title length', value: ({ page }) => visibleCharacters(page.title).length },
  { name: 'Description', value: ({ page }) => page.description },
  { name: 'Description length', value: ({ page }) => visibleCharacters(page.description).length },
  { name: 'H1', value: ({ page }) => page.mainHeadings.join(' / ') },
  { name: 'Keyphrase', value: keyphraseOf },
  { name: 'Keyphrase missing in', value: partsWithoutKeyphrase },
  { name: 'Words', value: ({ page }) => page.words },
  { name: 'Linked from', value: ({ page, site }) => site.linksTo(page.address) },
  {
    name: 'Links to',
    value: ({ page }) =>
      new Set(page.references.flatMap(({ element, href }) => (element === 'a' ? [href] : []))).size,
  },
  { name: 'Structured data', value: ({ page }) => Object.keys(page.data.jsonld).join(' ') },
  {
    name: 'Pictures on a phone',
    value: ({ pictureBytes }) => pictureBytes ?? '',
    cell: ({ pictureBytes }) => (pictureBytes === undefined ? '' : kilobytes(pictureBytes)),
  },
];

/** Returns the columns of the table of pages; with those of Lighthouse where it was asked. */
export const pageColumns = (withScores: boolean): readonly Column<PageRow>[] => [
  ...columns,
  ...(withScores ? categories : []).map((name, index): Column<PageRow> => ({
    name: `Lighthouse ${name}`,
    value: ({ scores }) => scores?.[index] ?? '',
  })),
];

/** A picture, and the address of a small copy of it. */
export type PictureRow = { picture: Picture; copy: string };

const list = (values: ReadonlySet<string>) => [...values].join(' ');

const onScreen = (screen: Screen): Column<PictureRow>[] => {
  const shown = ({ picture }: PictureRow) => picture.shown[screen];
  const size = (one?: { width: number; height: number }) =>
    one ? `${one.width} × ${one.height}` : '';
  return [
    { name: `Rendered on a ${screen}`, value: (row) => size(shown(row)?.rendered) },
    { name: `Delivered to a ${screen}`, value: (row) => size(shown(row)?.delivered) },
    {
      name: `Bytes on a ${screen}`,
      value: (row) => shown(row)?.bytes ?? '',
      cell: (row) => kilobytes(shown(row)?.bytes ?? 0),
    },
  ];
};

/** The columns of the table of pictures. */
export const pictureColumns: readonly Column<PictureRow>[] = [
  {
    name: 'File',
    value: ({ picture }) => picture.file,
    cell: ({ picture, copy }) => (
      <>
        {copy !== '' && <img src={copy} alt="" width="64" />} {picture.file}
      </>
    ),
  },
  {
    name: 'Waste',
    value: ({ picture }) => wasteOf(picture),
    cell: ({ picture }) => kilobytes(wasteOf(picture)),
  },
  ...onScreen('phone'),
  ...onScreen('desktop'),
  { name: 'Formats', value: ({ picture }) => list(picture.formats) },
  { name: 'Loading', value: ({ picture }) => list(picture.loading) },
  { name: 'Alt text', value: ({ picture }) => [...picture.alts].join(' / ') },
  { name: 'Pages', value: ({ picture }) => list(picture.pages) },
];
