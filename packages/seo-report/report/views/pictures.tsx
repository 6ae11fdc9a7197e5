import { bytes, percent } from '../format';
import type { PictureData, ReportData } from '../report-data';
import { Band, Facts, Table } from './parts';

type PicturesProps = Pick<ReportData, 'pictures'> & {
  thumbnails: ReadonlyMap<string, string>;
};

const factsOf = ({ original, drawn, widths, first, loading, dark }: PictureData) =>
  [
    [
      'Original',
      original === null
        ? 'not found'
        : `${original.width} × ${original.height}, ${bytes(original.bytes)}`,
    ],
    [
      'Drawn',
      `${Math.round(drawn.phone)} px wide on a phone, ${Math.round(drawn.desktop)} on a desktop`,
    ],
    ['Widths made', `${widths.join(', ')} px`],
    ['Loads', first ? 'first, for the Largest Contentful Paint' : loading],
    ['Dark theme', dark ?? 'the same'],
  ] as const;

/** Shows every picture of the site with its cost and its savings. */
export const Pictures = ({ pictures, thumbnails }: PicturesProps) => (
  <Band
    id="pictures"
    eyebrow="The pictures"
    headline={
      <>
        What they cost, what they <em>save</em>
      </>
    }
    lede="A phone is 412 CSS pixels wide, a desktop 1280, both at density 2."
  >
    <ul className="columns sheet">
      {pictures.map((picture) => (
        <li key={picture.page + picture.name}>
          <img src={thumbnails.get(picture.name)} alt={picture.alt} />
          <h3>{picture.name}</h3>
          <p>{picture.alt === '' ? 'Decoration, no alt text' : `“${picture.alt}”`}</p>
          <p className="soft">
            On {picture.page}. AVIF saves {percent(picture.saved)} on a phone.
          </p>
          <Table
            label={`Formats of ${picture.name} on ${picture.page}`}
            head={['Format', 'Phone', 'Desktop']}
            rows={picture.formats.map(({ format, phone, desktop }) => [
              format,
              bytes(phone),
              bytes(desktop),
            ])}
          />
          <Facts facts={factsOf(picture)} />
        </li>
      ))}
    </ul>
  </Band>
);
