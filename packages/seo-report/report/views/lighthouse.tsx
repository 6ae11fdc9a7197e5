import type { LighthouseMarks } from '../report-data';
import { Band } from './parts';

const circumference = 100;

const Ring = ({ name, mark }: { name: string; mark: number }) => (
  <div className="ring">
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="15.915" className="stroke-line" />
      <circle
        cx="18"
        cy="18"
        r="15.915"
        className={mark >= 90 ? 'stroke-teal' : 'stroke-signal'}
        strokeDasharray={`${mark} ${circumference - mark}`}
        strokeDashoffset="25"
      />
    </svg>
    <dt>{name}</dt>
    <dd>{mark}</dd>
  </div>
);

/** Shows the Lighthouse scores of every page. */
export const Lighthouse = ({ marks }: { marks: readonly LighthouseMarks[] }) => (
  <Band
    id="lighthouse"
    eyebrow="Lighthouse"
    headline="Measured on a *slow phone*"
    lede="One run per page with Lighthouse’s mobile profile. npm run bench takes the median of several."
  >
    <ul className="lighthouse">
      {marks.map(({ path, performance, accessibility, bestPractices, seo, file }) => (
        <li key={path}>
          <h3>{path}</h3>
          <dl>
            <Ring name="Performance" mark={performance} />
            <Ring name="Accessibility" mark={accessibility} />
            <Ring name="Best practices" mark={bestPractices} />
            <Ring name="SEO" mark={seo} />
          </dl>
          <a href={file}>
            The full report<span className="heard"> for {path}</span>
          </a>
        </li>
      ))}
    </ul>
  </Band>
);
