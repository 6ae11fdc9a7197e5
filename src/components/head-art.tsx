import { chakra } from '@chakra-ui/react';
import { Picture } from './picture';

/**
 * Renders the picture at the head of a page. It spans the window, and is never larger than its file: in a wider window
 * it leaves by the right edge, and fades on the left. Only its uppermost and lowest parts are cropped: art for this
 * place has its subject in the middle of its height.
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
