import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';

const card = defineRecipe({
  base: {
    backgroundColor: 'raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    padding: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)',
  },
});

/** A raised sheet with a hairline around it. */
export const Card = chakra('div', card);

/** The same as one of a list. */
export const CardItem = chakra('li', card);

export const CardTitle = chakra('h3', {
  base: { fontSize: 'heading', lineHeight: '1.15', letterSpacing: '-0.01em' },
});

export const CardText = chakra('p', {
  base: { marginTop: '0.5rem', color: 'softInk', fontSize: 'small' },
});
