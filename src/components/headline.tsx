import { chakra } from '@chakra-ui/react/styled-system';
import { headlineParts } from '../content/text/headline-parts';

const Accent = chakra('em', { base: { color: 'fg.accent' } });

/** Renders a headline. The part between asterisks is its accent. */
export function Headline({ text }: { text: string }) {
  const { before, accent, after } = headlineParts(text);
  return (
    <>
      {before}
      {accent === undefined ? null : <Accent>{accent}</Accent>}
      {after}
    </>
  );
}
