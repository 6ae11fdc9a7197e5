import type { Verdict } from '../../audit';
import type { Level } from '../../checks/check';
import { Heard } from './parts';

/** The names of the marks, for screen readers and the legend. */
const verdictNames: Readonly<Record<Verdict, string>> = {
  pass: 'holds',
  fail: 'broken',
  warn: 'warning',
  advice: 'advice',
  none: 'does not apply',
};

/** The marks of findings by their level. */
export const markOf: Readonly<Record<Level, Verdict>> = {
  must: 'fail',
  should: 'warn',
  advice: 'advice',
};

/** Draws each mark once; they differ in shape and in colour. */
export const MarkSymbols = () => (
  <svg className="symbols" aria-hidden="true">
    <symbol id="mark-pass" viewBox="0 0 16 16">
      <circle cx="8" cy="8" r="4.5" className="fill-teal" />
    </symbol>
    <symbol id="mark-fail" viewBox="0 0 16 16">
      <rect x="1" y="1" width="14" height="14" rx="3" className="fill-signal" />
      <path d="M5 5l6 6M11 5l-6 6" className="stroke-on-signal" />
    </symbol>
    <symbol id="mark-warn" viewBox="0 0 16 16">
      <path d="M8 1.5 15 14H1Z" className="fill-saffron" />
    </symbol>
    <symbol id="mark-advice" viewBox="0 0 16 16">
      <circle cx="8" cy="8" r="4.5" className="stroke-blue" />
    </symbol>
    <symbol id="mark-none" viewBox="0 0 16 16">
      <path d="M6 8h4" className="stroke-line" />
    </symbol>
  </svg>
);

/** Shows a mark, with its name for screen readers. */
export const Mark = ({ verdict }: { verdict: Verdict }) => (
  <>
    <svg className="mark" aria-hidden="true">
      <use href={`#mark-${verdict}`} />
    </svg>
    <Heard>{verdictNames[verdict]}</Heard>
  </>
);

const legend: readonly Verdict[] = ['pass', 'fail', 'warn', 'advice', 'none'];

/** Explains the marks. */
export const Legend = () => (
  <ul className="legend">
    {legend.map((verdict) => (
      <li key={verdict}>
        <svg className="mark" aria-hidden="true">
          <use href={`#mark-${verdict}`} />
        </svg>
        {verdictNames[verdict]}
      </li>
    ))}
  </ul>
);
