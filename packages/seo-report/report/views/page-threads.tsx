import type { LooseThread } from '../loose-threads';
import { Mark, markOf } from './marks';

type PageThreadsProps = { path: string; threads: readonly LooseThread[] };

/** Lists the findings of one page, with links to their details. */
export function PageThreads({ path, threads }: PageThreadsProps) {
  const own = threads
    .map((thread, index) => ({ ...thread, anchor: `#thread-${index + 1}` }))
    .filter(({ pages }) => pages.includes(path));
  if (own.length === 0) return <p className="soft page-threads">Nothing to fix on this page.</p>;
  return (
    <ul className="page-threads">
      {own.map(({ id, what, level, anchor }) => (
        <li key={anchor}>
          <a href={anchor}>
            <Mark verdict={markOf[level]} /> {id}
          </a>
          <span>{what}</span>
        </li>
      ))}
    </ul>
  );
}
