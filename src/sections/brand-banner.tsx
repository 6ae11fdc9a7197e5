import { Columns, twoColumns } from '../components/columns';
import { Container } from '../components/container';
import { Logo } from '../components/logo';
import { chakra } from '@chakra-ui/react';

const Band = chakra('section', {
  base: {
    bg: 'raised',
    borderBlockWidth: '1px',
    borderColor: 'line',
    paddingBlock: '2.25rem',
  },
});

const Row = chakra(Columns, { base: { alignItems: 'center' } });

const Name = chakra('p', {
  base: { fontSize: 'min(10vw, clamp(2.25rem, 1.5rem + 2vw, 3.25rem))' },
});

const Figures = chakra('dl', {
  base: {
    ...twoColumns,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5rem 2rem',
    overflowWrap: 'break-word',
  },
});

/** At least as wide as its longest word. */
const Figure = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    flex: '1 1 7.5rem',
    md: { flex: '1 1 0' },
  },
});
const Label = chakra('dt', {
  base: { color: 'softInk', fontSize: 'small', lineHeight: '1.4' },
});
const Value = chakra('dd', {
  base: { fontFamily: 'serif', fontSize: 'heading', lineHeight: '1.2' },
});

type BrandBannerProps = {
  /** For assistive technology. */
  label: string;
  brand: string;
  figures: readonly { figure: string; label: string }[];
};

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
