import type { Heading } from '../../model/page';

/** Shows the headings of a page as a table of contents. */
export const Outline = ({ outline }: { outline: readonly Heading[] }) => (
  <ol className="outline">
    {outline.map(({ level, text }, index) => (
      <li key={index} className={`level-${level}`}>
        <span className="level">h{level}</span>
        <span>{text}</span>
      </li>
    ))}
  </ol>
);
