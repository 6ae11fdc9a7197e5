import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LayoutWords } from '../../components/in-language';
import { useLayoutWords } from '../../components/layout-context';
import type { PropsOf } from '../../content/schemas/component-schemas';
import { sizeOf } from '../mdx-data';

const Row = chakra('a', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1rem',
    alignItems: 'center',
    marginBlock: '1.5rem',
    paddingBlock: '1rem',
    borderBlock: '1px solid {colors.border}',
    color: 'fg',
    textDecoration: 'none',
    _hover: { color: 'fg.accent', borderColor: 'fg.accent' },
  },
});

const Arrow = chakra('svg', {
  base: { flex: 'none', width: '1.5rem', height: '1.5rem', color: 'fg.accent' },
});

const Words = chakra('span', {
  base: { flex: '1', textStyle: 'entry' },
});

const Facts = chakra('span', {
  base: { textStyle: 'note' },
});

/** Returns the format of a file in words: PDF for `kit.pdf`. */
const formatOf = (href: string) => href.slice(href.lastIndexOf('.') + 1).toUpperCase();

/** Returns a size in words: 240 kB. */
function sizeText(bytes: number, language: string): string {
  const [unit, size] = bytes < 1e6 ? ['kilobyte', bytes / 1e3] : ['megabyte', bytes / 1e6];
  const options = { style: 'unit', unit, maximumSignificantDigits: 2 } as const;
  return new Intl.NumberFormat(language, options).format(Math.max(size, 1));
}

type DownloadProps = PropsOf<'Download'> & { children: ReactNode };

/** Renders a link to a file, with its format and its size. */
export function Download({ href, children }: DownloadProps) {
  const { language } = useLayoutWords();
  return (
    <Row href={href}>
      <Arrow viewBox="0 0 24 24" aria-hidden>
        <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
      </Arrow>
      <Words>{children}</Words>{' '}
      <Facts>
        <LayoutWords>{`${formatOf(href)}, ${sizeText(sizeOf(href), language)}`}</LayoutWords>
      </Facts>
    </Row>
  );
}
