import { chakra } from '@chakra-ui/react/styled-system';
import { LayoutWords } from './in-language';
import { useLayoutWords } from './layout-context';

const Note = chakra('span', {
  base: { display: 'block', marginBlock: '0.5rem', textStyle: 'note' },
});

/** Says above what a section shows that it is a sample, which came with the site. */
export function SampleNote({ isSample }: { isSample: boolean }) {
  const { texts } = useLayoutWords();
  return (
    isSample && (
      <Note>
        <LayoutWords>{texts.sample}</LayoutWords>
      </Note>
    )
  );
}
