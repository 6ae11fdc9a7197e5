import { chakra } from '@chakra-ui/react';
import { Picture } from './picture';

/**
 * Renders the picture at the head of a page. In a window wider than its file it stays at the right
 * and fades on the left; its uppermost and lowest parts are cropped.
 */
export const HeadArt = chakra(Picture, {
  base: {
    maxWidth: '100rem',
    marginLeft: 'auto',
    '& img': { aspectRatio: '2 / 1', objectFit: 'cover', objectPosition: '50% 42%' },
    maskImage: 'linear-gradient(transparent, #000 10%, #000 90%, transparent)',
    '@media (min-width: 100rem)': {
      maskImage:
        'linear-gradient(transparent, #000 10%, #000 90%, transparent), linear-gradient(90deg, transparent, #000 25%)',
      maskComposite: 'intersect',
    },
  },
});
