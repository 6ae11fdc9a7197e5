import { join, resolve } from 'node:path';
import { cardPainter } from './cards/share-cards';
import { palette } from '../theme/palette';
import { contentFolder, publicFolder } from './folders';

type CardSite = { brand: string; shareCard: { picture: string; alt: string } };

/** Prepares the share cards of the site, for the build and for the writers' preview. */
export const siteCards = ({ brand, shareCard }: CardSite) =>
  cardPainter(publicFolder, {
    brand,
    picture: join(contentFolder, shareCard.picture),
    mark: resolve('static/icon.svg'),
    alt: shareCard.alt,
    colors: {
      paper: palette.paper.light,
      ink: palette.ink.light,
      accent: palette.accent.light,
    },
  });
