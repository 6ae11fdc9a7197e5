import { counted } from '../format';
import type { PageData } from '../page-data';

type Grouped = { place: string; texts: string[] };

/** Joins links to or from the same place. */
function grouped(links: readonly { place: string; text: string }[]): Grouped[] {
  const places = [...new Set(links.map(({ place }) => place))];
  return places.map((place) => ({
    place,
    texts: [...new Set(links.filter((link) => link.place === place).map(({ text }) => text))],
  }));
}

const List = ({ groups }: { groups: readonly Grouped[] }) => (
  <ul className="links">
    {groups.map(({ place, texts }) => (
      <li key={place}>
        <code>{place}</code> <span className="soft">{texts.join(', ')}</span>
      </li>
    ))}
  </ul>
);

/** Shows the links to and from a page. */
export const PageLinks = ({ page: { linksIn, linksOut } }: { page: PageData }) => (
  <>
    <h5>{counted(linksIn.length, 'link')} in</h5>
    <List groups={grouped(linksIn.map(({ from, text }) => ({ place: from, text })))} />
    <h5>{counted(linksOut.length, 'link')} out</h5>
    <List groups={grouped(linksOut.map(({ href, text }) => ({ place: href, text })))} />
  </>
);
