import { chakra } from '@chakra-ui/react/styled-system';
import type { PictureData } from './picture';
import { Portrait } from './portrait';

// Wraps below the portrait if its longest word does not fit beside it.
const Words = chakra('span', {
  base: {
    flex: '1 1 0',
    textStyle: 'note',
    '& b': {
      display: 'block',
      color: 'fg',
      fontSize: 'min({fontSizes.body}, 8vw)',
      fontWeight: '600',
    },
  },
});

type BylineProps = {
  name: string;
  role: string;
  portrait: PictureData;
};

/** Renders a portrait, a name and a role. The parent must be a flex row. */
export const Byline = ({ name, role, portrait }: BylineProps) => (
  <>
    <Portrait picture={portrait} sizes="52px" width="52px" />
    <Words>
      <b>{name}</b>
      {role}
    </Words>
  </>
);
