import type { PageData, Snippet } from '../page-data';

type ResultProps = {
  page: PageData;
  brand: string;
  screen: 'phone' | 'desktop';
};

const Crumbs = ({ page, brand }: Pick<ResultProps, 'page' | 'brand'>) => (
  <p className="result-site">
    <svg viewBox="0 0 28 28" className="result-icon" aria-hidden="true">
      <use href="#site-icon" />
    </svg>
    <span>
      <span className="result-brand">{brand}</span>
      <span className="result-crumbs">{page.crumbs.join(' › ')}</span>
    </span>
  </p>
);

const cutNote = (shown: Snippet, page: PageData) => {
  const parts = [
    ...(shown.title === page.title.text ? [] : ['title']),
    ...(shown.description === page.description.text ? [] : ['description']),
  ];
  return parts.length === 0 ? 'Nothing is cut.' : `Cut: ${parts.join(' and ')}.`;
};

/** Shows the Google result of a page on one kind of screen. */
export const Result = ({ page, brand, screen }: ResultProps) => {
  const shown = page.snippets[screen];
  return (
    <figure className={`result ${screen}`}>
      <figcaption>
        Google, {screen}. <span className="soft">{cutNote(shown, page)}</span>
      </figcaption>
      <div className="result-card">
        <Crumbs page={page} brand={brand} />
        <p className="result-title">{shown.title}</p>
        <p className="result-text">{shown.description}</p>
      </div>
    </figure>
  );
};
