import { chakra } from '@chakra-ui/react';
import { Picture } from './picture';

/** Renders the picture at the head of a page; its uppermost and lowest parts are cropped. */
export const HeadArt = chakra(Picture, {
  base: {
    '& img': {
      aspectRatio: '2 / 1',
      maxHeight: 'min(48rem, 75vh)',
      objectFit: 'cover',
      objectPosition: '50% 42%',
    },
    maskImage: 'linear-gradient(transparent, #000 10%, #000 90%, transparent)',
  },
});
