import type { PageData } from '../page-data';
import {
  descriptionCharacters,
  descriptionPixels,
  fullDescription,
  titleCharacters,
  titlePixels,
  within,
  type Range,
} from '../../text/limits';

type BarProps = {
  name: string;
  unit: string;
  value: number;
  /** The right lengths. */
  range: Range;
  /** The value at the end of the bar. */
  end: number;
  note?: string;
};

/** Shows a length on a scale with the right range. */
const Bar = ({ name, unit, value, range, end, note }: BarProps) => {
  const at = (position: number) => (Math.min(position, end) / end) * 300;
  const isRight = within(value, range);
  return (
    <div className="length">
      <p>
        <span>{name}</span>
        <span>
          <strong>{value}</strong> {unit}
        </span>
      </p>
      <svg viewBox="0 0 300 10" preserveAspectRatio="none" aria-hidden="true">
        <rect y="4" width="300" height="2" className="fill-line" />
        <rect
          x={at(range.least)}
          y="2"
          width={at(range.most) - at(range.least)}
          height="6"
          className="fill-right"
        />
        <rect
          width={Math.max(at(value) - 1, 0)}
          y="4"
          height="2"
          className={isRight ? 'fill-teal' : 'fill-signal'}
        />
        <rect
          x={Math.max(at(value) - 2, 0)}
          width="3"
          height="10"
          className={isRight ? 'fill-teal' : 'fill-signal'}
        />
      </svg>
      <p className="soft">
        {isRight ? 'Right' : 'Not right'}:{' '}
        {range.least === 0 ? `at most ${range.most}` : `${range.least} to ${range.most}`}
        {note}
      </p>
    </div>
  );
};

/** Shows the lengths of the title and the description. */
export const Lengths = ({ page: { title, description } }: { page: PageData }) => (
  <div className="lengths">
    <Bar name="Title" unit="characters" value={title.characters} range={titleCharacters} end={80} />
    <Bar name="Title" unit="pixels" value={title.pixels} range={titlePixels} end={800} />
    <Bar
      name="Description"
      unit="characters"
      value={description.characters}
      range={descriptionCharacters}
      end={200}
      note={`, best from ${fullDescription}`}
    />
    <Bar
      name="Description"
      unit="pixels"
      value={description.pixels}
      range={{ least: 0, most: descriptionPixels.desktop }}
      end={1300}
      note={` on a desktop, ${descriptionPixels.phone} on a phone`}
    />
  </div>
);
