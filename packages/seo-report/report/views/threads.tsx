import type { Level } from '../../checks/check';
import { placeName } from '../../model/content';
import { counted } from '../format';
import type { LooseThread } from '../loose-threads';
import { Mark, markOf } from './marks';
import { Band } from './parts';

const pagesOf = (pages: readonly string[]) =>
  pages.length === 0 ? 'On the site' : `On ${pages.join(', ')}`;

type ThreadProps = { thread: LooseThread; index: number };

const Thread = ({ thread, index }: ThreadProps) => (
  <li id={`thread-${index + 1}`} tabIndex={-1}>
    <p className="thread-mark">
      <Mark verdict={markOf[thread.level]} />
      <span>{thread.id}</span>
    </p>
    <div>
      <h3>{thread.what}</h3>
      <p>{pagesOf(thread.pages)}</p>
      <p className="soft">{thread.why}</p>
    </div>
    <div>
      <p>{thread.fix}</p>
      <p className="place">
        <code>{placeName(thread.place)}</code>
      </p>
    </div>
  </li>
);

const sentence = (threads: readonly LooseThread[]) => {
  const number = (level: Level) => threads.filter((thread) => thread.level === level).length;
  return `${counted(number('must'), 'fault')}, ${counted(number('should'), 'warning')}, ${counted(number('advice'), 'hint')}. Each says what is wrong, what to do, and where.`;
};

/** Lists the findings, the most severe first. */
export const Threads = ({ threads }: { threads: readonly LooseThread[] }) => (
  <Band
    dark
    id="threads"
    eyebrow="To fix"
    headline={threads.length === 0 ? 'No loose *threads*' : 'Loose *threads*'}
    lede={threads.length === 0 ? 'There is nothing to improve.' : sentence(threads)}
  >
    {threads.length > 0 && (
      <ol className="threads">
        {threads.map((thread, index) => (
          <Thread
            key={`${thread.id}${thread.what}${thread.pages.join()}`}
            thread={thread}
            index={index}
          />
        ))}
      </ol>
    )}
  </Band>
);
