import { chakra } from '@chakra-ui/react/styled-system';
import { Picture } from './picture';

/** A round portrait. The aspect ratio is for the placeholder of a failed picture, which is wide. */
export const Portrait = chakra(Picture, {
  base: { flex: 'none', '& img': { aspectRatio: '1', borderRadius: 'pill' } },
});
