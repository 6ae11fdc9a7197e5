import { defineRecipe } from '../theme/chakra';

/** Styles every text field, select and text area of the site. */
export const fieldRecipe = defineRecipe({
  base: {
    display: 'block',
    width: '100%',
    minHeight: '3.125rem',
    paddingInline: '1rem',
    paddingBlock: '0.6875rem',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'control',
    borderRadius: 'field',
    backgroundColor: 'raised',
    color: 'ink',
    fontSize: '1rem',
    lineHeight: '1.5',
    '&::placeholder': { color: 'softInk', opacity: 1 },
    _hover: { borderColor: 'ink' },
    _focusVisible: { borderRadius: 'field', outlineOffset: '0px', borderColor: 'ink' },
    '&[aria-invalid=true]': {
      borderColor: 'accent',
      boxShadow: 'inset 0 0 0 1px var(--tl-colors-accent)',
    },
  },
});
