import { chakra } from '@chakra-ui/react/styled-system';
import { columns, spanTwoColumns } from '../components/columns';
import { LogoWithName } from '../components/logo';
import { SampleNote } from '../components/sample-note';
import { Container } from '../components/section';
import { Thread } from '../components/thread';

const Root = chakra('section', {
  base: {
    position: 'relative',
    bg: 'bg.panel',
    borderBlockWidth: '1px',
    paddingBlock: 'content',
  },
});

// Not `chakra(Columns, …)`, whose `lg` Chakra would change.
const Row = chakra('div', {
  base: {
    ...columns,
    rowGap: '1.25rem',
    alignItems: 'center',
    // At least as wide as the longest word of the brand, in any font.
    lg: { gridTemplateColumns: 'minmax(min-content, 1fr) repeat(2, minmax(0, 1fr))' },
    '& p': { fontSize: 'min(10vw, clamp(2.25rem, 1.5rem + 2vw, 3.25rem))' },
  },
});

const Facts = chakra('div', { base: spanTwoColumns });

const Figures = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1rem 2rem',
    overflowWrap: 'break-word',
    // At least as wide as its longest word.
    '& div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      flex: '1 1 7.5rem',
      md: { flex: '1 1 0' },
    },
    '& dt': { textStyle: 'note', lineHeight: '1.4' },
    '& dd': { textStyle: 'heading', md: { whiteSpace: 'nowrap' } },
  },
});

type BrandBannerProps = {
  /** The accessible name of the section. */
  label: string;
  brand: string;
  figures: readonly { figure: string; label: string }[];
  /** true: the figures came with the site. */
  sample: boolean;
};

/** Renders the logo with figures about the work. */
export function BrandBanner({ label, brand, figures, sample }: BrandBannerProps) {
  return (
    <Root aria-label={label}>
      <Container>
        <Row>
          <p>
            <LogoWithName brand={brand} />
          </p>
          <Facts>
            <SampleNote isSample={sample} />
            <Figures>
              {figures.map((item) => (
                <div key={`${item.figure} ${item.label}`}>
                  <dt>{item.label}</dt>
                  <dd>{item.figure}</dd>
                </div>
              ))}
            </Figures>
          </Facts>
        </Row>
      </Container>
      <Thread segment="down" />
    </Root>
  );
}
