import { placeName } from '../../model/content';
import { counted, levelCounts } from '../format';
import type { ReportData } from '../report-data';
import { Band, Mark, markOf } from './parts';

type ThreadsProps = Pick<ReportData, 'threads'>;

const sentence = (threads: ThreadsProps['threads']) => {
  const { must, should, advice } = levelCounts(threads);
  return `${counted(must, 'fault')}, ${counted(should, 'warning')}, ${counted(advice, 'hint')}. Each says what is wrong, what to do, and where.`;
};

/** Lists the findings, the most severe first. */
export const Threads = ({ threads }: ThreadsProps) => (
  <Band
    id="threads"
    eyebrow="To fix"
    headline={
      <>
        {threads.length === 0 ? 'No loose ' : 'Loose '}
        <em>threads</em>
      </>
    }
    lede={threads.length === 0 ? 'There is nothing to improve.' : sentence(threads)}
  >
    <ol className="threads">
      {threads.map(({ id, level, what, why, fix, place, pages }, index) => (
        <li key={index} id={`thread-${index + 1}`} tabIndex={-1}>
          <p>
            <Mark verdict={markOf[level]} /> {id}
          </p>
          <div>
            <h3>{what}</h3>
            <p>{pages.length === 0 ? 'On the site' : `On ${pages.join(', ')}`}</p>
            <p className="soft">{why}</p>
          </div>
          <div>
            <p>{fix}</p>
            <code className="place">{placeName(place)}</code>
          </div>
        </li>
      ))}
    </ol>
  </Band>
);

/** Lists the findings of one page, with links to their details. */
export function PageThreads({ path, threads }: ThreadsProps & { path: string }) {
  const own = threads
    .map((thread, index) => ({ ...thread, anchor: `#thread-${index + 1}` }))
    .filter(({ pages }) => pages.includes(path));
  if (own.length === 0) return <p className="soft">Nothing to fix on this page.</p>;
  return (
    <ul className="page-threads">
      {own.map(({ id, what, level, anchor }) => (
        <li key={anchor}>
          <a href={anchor}>
            <Mark verdict={markOf[level]} /> {id}
          </a>{' '}
          {what}
        </li>
      ))}
    </ul>
  );
}
