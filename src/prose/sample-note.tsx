import { chakra } from '@chakra-ui/react';
import { useProse } from './prose-context';

const Note = chakra('span', { base: { display: 'block', fontSize: 'caption' } });

/** Says of what came with the site that it is a sample. */
export function SampleNote({ isSample }: { isSample: boolean }) {
  const { words } = useProse();
  return isSample && <Note>{words.sample}</Note>;
}
