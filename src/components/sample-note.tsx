import { chakra } from '@chakra-ui/react';
import { useLayoutWords } from './layout-context';

const Note = chakra('span', { base: { display: 'block', fontSize: 'caption' } });

/** Says of what came with the site that it is a sample. */
export function SampleNote({ isSample }: { isSample: boolean }) {
  const { texts } = useLayoutWords();
  return isSample && <Note>{texts.sample}</Note>;
}
