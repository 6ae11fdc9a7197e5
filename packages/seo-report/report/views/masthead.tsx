import type { ReportData } from '../report-data';

/** Draws the logo: three threads that become one. */
const Mark = () => (
  <svg viewBox="0 0 40 24" width="40" height="24" className="logo" aria-hidden="true">
    <path className="stroke-blue" d="M2 20C13.5 20 11.5 8 22 8H40" />
    <path className="stroke-saffron" d="M2.1 12H40" />
    <path className="stroke-signal" d="M2 4C13.5 4 11.5 16 22 16H40" />
  </svg>
);

const parts = (hasLighthouse: boolean) => [
  { id: 'rules', name: 'Rules' },
  { id: 'threads', name: 'To fix' },
  { id: 'pages', name: 'Pages' },
  { id: 'pictures', name: 'Pictures' },
  { id: 'site', name: 'Site' },
  ...(hasLighthouse ? [{ id: 'lighthouse', name: 'Lighthouse' }] : []),
];

/** Shows the bar at the top: the brand, the parts, the theme. */
export const Masthead = ({ brand, lighthouse }: Pick<ReportData, 'brand' | 'lighthouse'>) => (
  <header className="masthead">
    <div className="column masthead-row">
      <p className="brand">
        <Mark />
        <span>{brand}</span>
      </p>
      <nav aria-label="Parts of the report">
        <ul>
          {parts(lighthouse.length > 0).map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className="theme" data-theme-toggle hidden>
        Dark theme
      </button>
    </div>
  </header>
);
