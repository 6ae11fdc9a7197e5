import { chakra } from '@chakra-ui/react';

export const CardTitle = chakra('h3', {
  base: { fontSize: 'heading', lineHeight: '1.15', letterSpacing: '-0.01em' },
});

export const CardText = chakra('p', {
  base: { marginTop: '0.5rem', color: 'softInk', fontSize: 'small' },
});
