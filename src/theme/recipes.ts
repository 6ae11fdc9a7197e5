import { defineRecipe } from '@chakra-ui/react/styled-system';
import { frozen } from './mixins';

export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5rem',
    minHeight: '3.125rem',
    paddingInline: '24px',
    paddingBlock: '0.625rem',
    borderRadius: 'pill',
    borderWidth: '1px',
    fontFamily: 'sans',
    fontSize: 'small',
    fontWeight: '600',
    lineHeight: '1.25',
    textAlign: 'center',
    overflowWrap: 'break-word',
    _hover: { transform: 'translateY(-1px)' },
    // `!important`, because the rule for `:hover` comes later and matches at the same time.
    _active: { transform: 'translateY(1px) !important' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'fg',
        borderColor: 'fg',
        color: 'bg',
        _hover: { bg: 'fg.emphasized' },
      },
      outline: {
        borderColor: 'border.emphasized',
        color: 'fg',
        _hover: { borderColor: 'fg', bg: 'bg.muted' },
      },
      accent: {
        bg: 'thread.1',
        borderColor: 'thread.1',
        color: 'thread.contrast',
        _hover: { bg: 'thread.2', borderColor: 'thread.2' },
      },
    },
    size: {
      md: {},
      sm: { minHeight: '44px', paddingInline: '16px', fontSize: '0.875rem' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

const inputRecipe = defineRecipe({
  base: {
    display: 'block',
    width: '100%',
    minHeight: '3.125rem',
    padding: '0.6875rem 1rem',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'field',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: '1rem',
    lineHeight: '1.5',
    '&::placeholder': { color: 'fg.muted', opacity: 1 },
    _hover: { borderColor: 'fg' },
    _focusVisible: { outlineOffset: '0px', borderColor: 'fg' },
    '&[aria-invalid=true]': {
      borderColor: 'fg.accent',
      boxShadow: 'inset 0 0 0 1px {colors.fg.accent}',
    },
  },
});

/** A round button that shows an icon. */
export const iconButtonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'pill',
    color: 'fg',
    _hover: { borderColor: 'fg' },
  },
});

/** A label that looks like a button and contains an invisible checkbox of the same size. */
export const checkboxCardRecipe = defineRecipe({
  base: frozen({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInline: '1.125rem',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'pill',
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    '&:has(:checked)': { borderColor: 'fg', bg: 'fg', color: 'bg' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.fg}', outlineOffset: '3px' },
  }),
});

export const recipes = { button: buttonRecipe, input: inputRecipe };
