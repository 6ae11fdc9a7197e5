import { chakra } from '@chakra-ui/react/styled-system';
import { Container } from '../components/container';
import { Prose } from '../components/prose';

const Band = chakra('div', {
  base: { paddingBlock: 'clamp(2rem, 4vw, 3.5rem) var(--tl-spacing-band)' },
});

/** The running text of a general page; `html` is built from its MDX. */
export const TextBand = ({ html }: { html: string }) => (
  <Band>
    <Container>
      <Prose html={html} />
    </Container>
  </Band>
);
