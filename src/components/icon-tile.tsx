import type { IconName } from '../content/icon-names';
import { chakra } from '../theme/chakra';
import { Icon } from './icon';

const Tile = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '3.25rem',
    height: '3.25rem',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: '14px',
    backgroundColor: 'raised',
    color: 'accent',
  },
});

/** Renders an icon on a small tile, at the head of a card. */
export const IconTile = ({ name }: { name: IconName }) => (
  <Tile>
    <Icon name={name} size={22} />
  </Tile>
);
