import { chakra } from '@chakra-ui/react';
import { Picture, type PictureData } from './picture';

const Portrait = chakra(Picture, {
  // A failed portrait is replaced by a wide placeholder.
  base: { flex: 'none', width: '52px', '& img': { aspectRatio: '1', borderRadius: 'pill' } },
});

// Below the portrait where its longest word does not fit beside it.
const Words = chakra('span', { base: { flex: '1 1 0' } });
const Name = chakra('span', {
  base: { display: 'block', color: 'ink', fontSize: 'min(1em, 8vw)', fontWeight: '600' },
});
const Role = chakra('span', { base: { color: 'softInk', fontSize: 'small' } });

type PersonProps = { name: string; role: string; portrait: PictureData };

/** Renders a portrait, a name and a role as items of a flex row. */
export const Person = ({ name, role, portrait }: PersonProps) => (
  <>
    <Portrait picture={portrait} sizes="52px" />
    <Words>
      <Name>{name}</Name>
      <Role>{role}</Role>
    </Words>
  </>
);
