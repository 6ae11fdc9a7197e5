import { chakra } from '@chakra-ui/react';

/** Renders an entry of a list as a raised sheet with a hairline around it. */
export const Card = chakra('li', {
  base: {
    backgroundColor: 'raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    padding: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)',
  },
});

export const CardTitle = chakra('h3', {
  base: { fontSize: 'heading', lineHeight: '1.15', letterSpacing: '-0.01em' },
});

export const CardText = chakra('p', {
  base: { marginTop: '0.5rem', color: 'softInk', fontSize: 'small' },
});
