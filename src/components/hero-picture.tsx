import { chakra } from '@chakra-ui/react/styled-system';
import { Picture } from './picture';

/** The picture under the headline of a page, cropped at the top and at the bottom. */
export const HeroPicture = chakra(Picture, {
  base: {
    '& img': {
      aspectRatio: '2 / 1',
      maxHeight: 'min(48rem, 75vh)',
      objectFit: 'cover',
      '2xl': { maxHeight: 'min(54rem, 80vh)' },
    },
  },
});
