import { Container } from '../components/container';
import { Logo } from '../components/logo';
import { chakra } from '../theme/chakra';

const Band = chakra('section', {
  base: {
    backgroundColor: 'raised',
    borderBlockWidth: '1px',
    borderColor: 'line',
    paddingBlock: '2.25rem',
  },
});

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '2rem 3rem',
    alignItems: 'center',
    // A long name leaves room for the figures.
    lg: { gridTemplateColumns: 'fit-content(40%) 1fr' },
  },
});

const Name = chakra('p', { base: { fontSize: 'clamp(2.25rem, 1.8rem + 1.8vw, 3.25rem)' } });

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '1.5rem',
    md: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    lg: { borderLeftWidth: '1px', borderColor: 'line', paddingLeft: '3rem' },
  },
});

const Figure = chakra('div', {
  base: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
});
const Label = chakra('dt', {
  base: { color: 'softInk', fontSize: 'small', lineHeight: '1.4', textWrap: 'balance' },
});
const Value = chakra('dd', {
  base: { fontFamily: 'serif', fontSize: 'heading', lineHeight: '1.2' },
});

export type BrandBannerProps = {
  /** The name of the band for assistive technology. */
  label: string;
  brand: string;
  figures: readonly { figure: string; label: string }[];
};

/** Renders the name of the brand, large, next to its figures. */
export function BrandBanner({ label, brand, figures }: BrandBannerProps) {
  return (
    <Band aria-label={label}>
      <Container>
        <Row>
          <Name>
            <Logo brand={brand} />
          </Name>
          <Figures>
            {figures.map((item) => (
              <Figure key={item.label}>
                <Label>{item.label}</Label>
                <Value>{item.figure}</Value>
              </Figure>
            ))}
          </Figures>
        </Row>
      </Container>
    </Band>
  );
}
