import { chakra } from '@chakra-ui/react';
import { Picture } from './picture';

/** Renders a round portrait. The aspect ratio is for the placeholder of a picture that fails, which is wide. */
export const Portrait = chakra(Picture, {
  base: { flex: 'none', '& img': { aspectRatio: '1', borderRadius: 'pill' } },
});
