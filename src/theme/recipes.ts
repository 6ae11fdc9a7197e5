import { defineRecipe } from '@chakra-ui/react';

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
    transition: 'background-color 160ms, border-color 160ms, color 160ms, transform 160ms',
    _hover: { transform: 'translateY(-1px)' },
    // `!important`: a hover follows, and applies too.
    _active: { transform: 'translateY(1px) !important' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'ink',
        borderColor: 'ink',
        color: 'paper',
        _hover: { bg: 'inkHover' },
      },
      outline: {
        borderColor: 'control',
        color: 'ink',
        _hover: { borderColor: 'ink', bg: 'wash' },
      },
      accent: {
        bg: 'signal',
        borderColor: 'signal',
        color: 'onSignal',
        _hover: { bg: 'saffron', borderColor: 'saffron' },
      },
    },
    size: {
      md: {},
      sm: { minHeight: '44px', paddingInline: '16px', fontSize: '0.875rem' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

export const inputRecipe = defineRecipe({
  base: {
    display: 'block',
    width: '100%',
    minHeight: '3.125rem',
    padding: '0.6875rem 1rem',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'field',
    bg: 'raised',
    color: 'ink',
    fontSize: '1rem',
    lineHeight: '1.5',
    '&::placeholder': { color: 'softInk', opacity: 1 },
    _hover: { borderColor: 'ink' },
    _focusVisible: { outlineOffset: '0px', borderColor: 'ink' },
    '&[aria-invalid=true]': {
      borderColor: 'accent',
      boxShadow: 'inset 0 0 0 1px {colors.accent}',
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
    borderColor: 'control',
    borderRadius: 'pill',
    color: 'ink',
    transition: 'border-color 160ms',
    _hover: { borderColor: 'ink' },
  },
});

/**
 * The label of a checkbox that is as large as the label, and invisible. A component that extends it must not
 * repeat its selectors: Chakra 3.37 would change them for all others.
 */
export const chipRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInline: '1.125rem',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'pill',
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    '&:has(:checked)': { borderColor: 'ink', bg: 'ink', color: 'paper' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.ink}', outlineOffset: '3px' },
  },
});

export const recipes = { button: buttonRecipe, input: inputRecipe };
