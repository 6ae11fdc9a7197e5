import { chakra } from '@chakra-ui/react/styled-system';
import { Picture } from './picture';

/**
 * A round portrait, softer on a dark page, whose color scheme the mask reads. The aspect ratio is for the placeholder of a
 * failed picture, which is wide.
 */
export const Portrait = chakra(Picture, {
  base: {
    flex: 'none',
    '& img': {
      aspectRatio: '1',
      borderRadius: 'pill',
      maskImage: 'linear-gradient(light-dark(#000, #000c) 0 0)',
    },
  },
});
