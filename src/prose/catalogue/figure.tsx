import { Picture } from '../../components/picture';
import type { ProseKit, ProseProps } from '../../content/prose-kit';
import { chakra } from '../../theme/chakra';
import { Caption } from '../caption';
import { usePicture } from '../prose-context';

export const schema = ({ component, about, words, picture, choice }: ProseKit) =>
  component({
    description: 'A picture, with a caption if it needs one',
    inside: 'nothing',
    props: {
      picture: picture(1280).meta(about('The file under content/', 'images/braid-light.jpg')),
      alt: words(5, 100).meta(
        about('What the picture shows', 'Three colored threads run together into one braid'),
      ),
      dark: picture(1280)
        .optional()
        .meta(about('The file for the dark theme, of the same shape', 'images/braid-dark.jpg')),
      caption: words(2, 200)
        .optional()
        .meta(about('A line under the picture', 'Three drafts become one line.')),
      size: choice('column', 'wide')
        .optional()
        .meta(about('wide: wider than the text, where there is room', 'wide')),
    },
  });

const Frame = chakra('figure', {
  base: {
    alignSelf: 'start',
    marginBlock: '2.5rem',
    '& picture img': { height: 'auto', borderRadius: '4px' },
  },
  variants: {
    size: {
      column: {},
      // A container of columns sets the variable.
      wide: { lg: { gridColumn: 'var(--wide, auto)', maxWidth: 'none' } },
    },
  },
});

const sizes = {
  column: '(min-width: 42rem) 640px, 92vw',
  wide: '(min-width: 80rem) 1200px, 92vw',
};

export function Figure({
  picture,
  dark,
  alt,
  caption,
  size = 'column',
}: ProseProps<typeof schema>) {
  return (
    <Frame size={size}>
      <Picture picture={usePicture(alt, picture, dark)} sizes={sizes[size]} />
      {caption !== undefined && <Caption>{caption}</Caption>}
    </Frame>
  );
}
