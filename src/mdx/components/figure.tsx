import { chakra } from '@chakra-ui/react/styled-system';
import { Picture } from '../../components/picture';
import type { PropsOf } from '../../content/schemas/component-schemas';
import { Caption } from '../caption';
import { pictureOf } from '../mdx-data';

const Frame = chakra('figure', {
  base: {
    alignSelf: 'start',
    marginBlock: '2.5rem',
    '& picture img': { height: 'auto', borderWidth: '1px', borderRadius: '4px' },
  },
  variants: {
    size: {
      column: {},
      // The text around it sets the variable.
      wide: { lg: { gridColumn: 'var(--wide, auto)', maxWidth: 'none' } },
    },
  },
});

const sizes = {
  column: '(min-width: 42rem) 640px, 92vw',
  wide: '(min-width: 80rem) 1200px, 92vw',
};

/** Renders a picture with a caption. */
export function Figure({ picture, dark, alt, caption, size = 'column' }: PropsOf<'Figure'>) {
  return (
    <Frame size={size}>
      <Picture picture={pictureOf(alt, picture, dark)} sizes={sizes[size]} />
      {caption !== undefined && <Caption>{caption}</Caption>}
    </Frame>
  );
}
