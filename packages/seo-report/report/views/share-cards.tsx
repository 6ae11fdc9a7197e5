import type { ReactNode } from 'react';
import { bytes } from '../format';
import type { PageData, ShareCard } from '../page-data';

type PictureProps = { share: ShareCard; slug: string };

/** Shows the share picture, which the report embeds once. */
const Picture = ({ share, slug }: PictureProps) =>
  share.picture === null ? (
    <p className="no-picture">No picture</p>
  ) : (
    <svg viewBox="0 0 1200 630" className="share-picture" role="img" aria-label={share.alt}>
      <use href={`#share-${slug}`} />
    </svg>
  );

type CardProps = { network: string; className: string; children: ReactNode };

const Card = ({ network, className, children }: CardProps) => (
  <figure className={`share ${className}`}>
    <figcaption>{network}</figcaption>
    <div className="share-card">{children}</div>
  </figure>
);

/** Shows the cards of a shared page. */
export const ShareCards = ({ page: { share, slug } }: { page: PageData }) => (
  <>
    <div className="shares">
      <Card network="X" className="on-x">
        <Picture share={share} slug={slug} />
        <p className="x-title">{share.title}</p>
        <p className="x-host">From {share.host}</p>
      </Card>
      <Card network="Facebook" className="on-facebook">
        <Picture share={share} slug={slug} />
        <div className="share-words">
          <p className="share-host">{share.host}</p>
          <p className="share-title">{share.title}</p>
          <p className="share-text">{share.description}</p>
        </div>
      </Card>
      <Card network="LinkedIn" className="on-linkedin">
        <Picture share={share} slug={slug} />
        <div className="share-words">
          <p className="share-title">{share.title}</p>
          <p className="share-host">{share.host}</p>
        </div>
      </Card>
    </div>
    {share.picture !== null && (
      <p className="soft small">
        Share picture: {share.width} × {share.height} pixels, {bytes(share.bytes)}. “{share.alt}”
      </p>
    )}
  </>
);
