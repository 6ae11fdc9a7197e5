import type { ReactNode } from 'react';
import {
  descriptionCharacters,
  descriptionPixels,
  fullDescription,
  titleCharacters,
  titlePixels,
  within,
  type Range,
} from '../../text/limits';
import { bytes } from '../format';
import type { PageData } from '../report-data';
import { Facts, Mark } from './parts';

type PageProps = { page: PageData };

const cutNote = ({ snippets, title, description }: PageData, screen: 'phone' | 'desktop') => {
  const shown = snippets[screen];
  const parts = [
    ...(shown.title === title.text ? [] : ['title']),
    ...(shown.description === description.text ? [] : ['description']),
  ];
  return parts.length === 0 ? 'Nothing is cut.' : `Cut: ${parts.join(' and ')}.`;
};

/** Shows the Google results of a page. */
export const Results = ({ page, brand }: PageProps & { brand: string }) => (
  <div className="results">
    {(['desktop', 'phone'] as const).map((screen) => (
      <figure key={screen} className={screen}>
        <figcaption>
          Google, {screen}. <span className="soft">{cutNote(page, screen)}</span>
        </figcaption>
        <div className="result">
          <p>{brand}</p>
          <p className="crumbs">{page.crumbs.join(' › ')}</p>
          <p className="result-title">{page.snippets[screen].title}</p>
          <p className="result-text">{page.snippets[screen].description}</p>
        </div>
      </figure>
    ))}
  </div>
);

type Length = readonly [name: string, value: number, range: Range];

/** Shows the lengths of the title and the description, and the right ones. */
export function Lengths({ page: { title, description } }: PageProps) {
  const { desktop, phone } = descriptionPixels;
  const lengths: Length[] = [
    ['Title in characters', title.characters, titleCharacters],
    ['Title in pixels', title.pixels, titlePixels],
    [`Description, best from ${fullDescription}`, description.characters, descriptionCharacters],
    [
      `Description in pixels, of which a phone shows ${phone}`,
      description.pixels,
      { least: 0, most: desktop },
    ],
  ];
  return (
    <Facts
      facts={lengths.map(([name, value, range]) => [
        <>
          <Mark verdict={within(value, range) ? 'pass' : 'warn'} /> {name}: {value}
        </>,
        `right: ${range.least} to ${range.most}`,
      ])}
    />
  );
}

type CardProps = { network: string; picture: ReactNode; children: ReactNode };

const Card = ({ network, picture, children }: CardProps) => (
  <figure>
    <figcaption>{network}</figcaption>
    <div className={`share ${network.toLowerCase()}`}>
      {picture}
      <div className="words">{children}</div>
    </div>
  </figure>
);

/** Shows the cards of a shared page; the report holds its picture once. */
export const ShareCards = ({
  page: { share, slug },
  picture,
}: PageProps & { picture: string | undefined }) => {
  const drawn =
    picture === undefined ? (
      <p className="no-picture">No picture</p>
    ) : (
      <svg viewBox="0 0 1200 630" role="img" aria-label={share.alt}>
        <use href={`#share-${slug}`} />
      </svg>
    );
  const title = <p className="share-title">{share.title}</p>;
  const host = <p className="soft">{share.host}</p>;
  return (
    <>
      {picture !== undefined && (
        <svg className="heard" aria-hidden="true">
          <symbol id={`share-${slug}`} viewBox="0 0 1200 630">
            <image href={picture} width="1200" height="630" />
          </symbol>
        </svg>
      )}
      <div className="columns">
        <Card network="X" picture={drawn}>
          {title}
          {host}
        </Card>
        <Card network="Facebook" picture={drawn}>
          {host}
          {title}
          <p className="soft">{share.description}</p>
        </Card>
        <Card network="LinkedIn" picture={drawn}>
          {title}
          {host}
        </Card>
      </div>
      <p className="soft">
        Share picture: {share.width} × {share.height} pixels, {bytes(share.bytes)}. “{share.alt}”
      </p>
    </>
  );
};
