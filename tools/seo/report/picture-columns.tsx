import type { Screen } from '../measure';
import { wasteOf, type Picture } from '../pictures';
import { kilobytes } from './page-columns';
import type { Column } from './table';

/** A picture, and the address of a small copy of it. */
export type PictureRow = { picture: Picture; copy: string };

const list = (values: ReadonlySet<string>) => [...values].join(' ');

const onScreen = (screen: Screen): Column<PictureRow>[] => {
  const shown = ({ picture }: PictureRow) => picture.shown[screen];
  const size = (one?: { width: number; height: number }) =>
    one ? `${one.width} × ${one.height}` : '';
  return [
    { name: `Drawn on a ${screen}`, value: (row) => size(shown(row)?.drawn) },
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
        {copy !== '' && <img src={copy} alt="" width="64" />}
        {picture.file}
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
