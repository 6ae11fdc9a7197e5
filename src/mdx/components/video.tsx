import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Icon } from '../../components/icon';
import { LayoutWords } from '../../components/in-language';
import { useLayoutWords } from '../../components/layout-context';
import { Picture } from '../../components/picture';
import { videoPlayer } from '../../content/addresses/video-hosts';
import type { PropsOf } from '../../content/schemas/component-schemas';
import { PageAttribute } from '../../contract/page-attributes';
import { underlined } from '../../theme/mixins';
import { floatShadow } from '../../theme/tokens';
import { Caption } from '../caption';
import { MdxLink } from '../elements/text-link';
import { pictureOf } from '../mdx-data';

const Frame = chakra('figure', { base: { alignSelf: 'start', marginBlock: '2.5rem' } });

const Stage = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '16 / 9',
    '& iframe, & video, & img': { borderRadius: '4px' },
    '& iframe, & video': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      bg: 'bg.dark',
    },
    // Hides the poster once the player is there.
    '& > :not(:empty) + a': { display: 'none' },
  },
});

const Poster = chakra('a', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    // As high as the stage, whatever the picture.
    gridTemplateRows: '100%',
    placeItems: 'center',
    '& > *': { gridArea: '1 / 1' },
    '& picture, & img': { height: '100%' },
    '& img': { objectFit: 'cover' },
  },
});

const PlaySign = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'clamp(3.5rem, 12vw, 5.5rem)',
    aspectRatio: '1',
    borderRadius: 'pill',
    bg: 'bg',
    color: 'fg.accent',
    // Visible on a poster of the same color.
    border: '2px solid currentColor',
    boxShadow: floatShadow,
    transition: 'transform 160ms',
    '& svg': { fill: 'currentColor' },
    'a:hover > &': { transform: 'scale(1.05)' },
    '@media print': { display: 'none' },
  },
});

/** Shown under the player. */
const Help = chakra('span', {
  base: {
    display: 'none',
    'figure:has(iframe, video) &': { display: 'block' },
    '& button': underlined('fg.accent', '2px'),
  },
});

const sizes = '(min-width: 42rem) 640px, 92vw';

/** Renders the poster of a video, a link that `src/page-scripts/videos.ts` replaces by the player. */
export function Video({ address, title, poster, dark, transcript }: PropsOf<'Video'>) {
  const { texts } = useLayoutWords();
  return (
    <Frame>
      <Stage>
        {/* `src/page-scripts/videos.ts` puts the player in it. */}
        <div />
        <Poster
          href={address}
          {...{ [PageAttribute.player]: videoPlayer(address), [PageAttribute.playerTitle]: title }}
        >
          <Picture picture={pictureOf('', poster, dark)} sizes={sizes} />
          <PlaySign>
            <Icon name="play" size={28} />
          </PlaySign>
          <VisuallyHidden>
            <LayoutWords>{texts.play}</LayoutWords>: {title}
          </VisuallyHidden>
        </Poster>
      </Stage>
      <Caption>
        <span>
          {title}{' '}
          {transcript !== undefined && (
            <MdxLink href={transcript}>
              <LayoutWords>{texts.transcript}</LayoutWords>
            </MdxLink>
          )}
          <Help>
            <LayoutWords>{texts.noVideo}</LayoutWords>{' '}
            <MdxLink href={address}>
              <LayoutWords>{texts.openVideo}</LayoutWords>
            </MdxLink>{' '}
            <button type="button" {...{ [PageAttribute.closesPlayer]: '' }}>
              <LayoutWords>{texts.closeVideo}</LayoutWords>
            </button>
          </Help>
        </span>
      </Caption>
    </Frame>
  );
}
