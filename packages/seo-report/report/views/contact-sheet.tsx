import { bytes, percent } from '../format';
import type { FormatData, PictureData } from '../picture-data';
import { Band } from './parts';

type FormatsProps = { formats: readonly FormatData[] };

/** Shows the bytes of each format as bars. */
const Formats = ({ formats }: FormatsProps) => {
  const heaviest = Math.max(...formats.map(({ desktop }) => desktop), 1);
  return (
    <table className="formats">
      <thead>
        <tr>
          <th scope="col">Format</th>
          <th scope="col">Phone</th>
          <th scope="col">Desktop</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {formats.map(({ format, phone, desktop }) => (
          <tr key={format}>
            <th scope="row">{format}</th>
            <td>{bytes(phone)}</td>
            <td>{bytes(desktop)}</td>
            <td>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect y="1" height="3" width={(phone / heaviest) * 100} className="fill-signal" />
                <rect y="6" height="3" width={(desktop / heaviest) * 100} className="fill-blue" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const factsOf = (picture: PictureData) => [
  {
    name: 'Original',
    value: picture.original
      ? `${picture.original.width} × ${picture.original.height}, ${bytes(picture.original.bytes)}`
      : 'not found',
  },
  {
    name: 'Drawn',
    value: `${Math.round(picture.drawn.phone)} px wide on a phone, ${Math.round(picture.drawn.desktop)} on a desktop`,
  },
  { name: 'Widths made', value: `${picture.widths.join(', ')} px` },
  { name: 'Loads', value: picture.first ? 'first' : picture.loading },
  { name: 'Dark theme', value: picture.dark ?? 'the same' },
];

type SheetProps = { pictures: readonly PictureData[]; thumbnails: ReadonlyMap<string, string> };

const Picture = ({ picture, thumbnail }: { picture: PictureData; thumbnail: string }) => (
  <li>
    <div className="frame">
      <img src={thumbnail} alt={picture.alt} />
      {picture.first && <p className="badge">Largest Contentful Paint</p>}
    </div>
    <h3>{picture.name}</h3>
    <p className="alt">{picture.alt === '' ? 'Decoration, no alt text' : `“${picture.alt}”`}</p>
    <p className="saved">
      <strong>{percent(picture.saved)}</strong> saved on a phone by AVIF{' '}
      <span className="soft">on {picture.page}</span>
    </p>
    <Formats formats={picture.formats} />
    <dl className="facts">
      {factsOf(picture).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </li>
);

/** Shows every picture of the site with its cost and its savings. */
export const ContactSheet = ({ pictures, thumbnails }: SheetProps) => (
  <Band
    id="pictures"
    eyebrow="The pictures"
    headline="What they cost, what they *save*"
    lede="A phone is 412 CSS pixels wide, a desktop 1280, both at density 2. Bars: phone above, desktop below."
  >
    <ul className="sheet">
      {pictures.map((picture) => (
        <Picture
          key={picture.page + picture.name}
          picture={picture}
          thumbnail={thumbnails.get(picture.name) ?? ''}
        />
      ))}
    </ul>
  </Band>
);
