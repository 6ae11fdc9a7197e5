import { chakra, defineRecipe } from '../theme/chakra';
import { Link } from './link';

const pill = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5rem',
    minHeight: '3.125rem',
    paddingInline: '1.5rem',
    paddingBlock: '0.625rem',
    borderRadius: 'pill',
    borderWidth: '1px',
    fontFamily: 'sans',
    fontSize: 'small',
    fontWeight: '600',
    lineHeight: '1.25',
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background-color 160ms, border-color 160ms, color 160ms, translate 160ms',
    _hover: { translate: '0 -1px' },
    // Written before a pointer's hover, which also applies while a button is pressed.
    _active: { translate: '0 1px !important' },
    _focusVisible: { borderRadius: 'pill' },
  },
  variants: {
    look: {
      main: {
        backgroundColor: 'ink',
        borderColor: 'ink',
        color: 'paper',
        _hover: {
          backgroundColor: 'color-mix(in oklab, var(--tl-colors-ink) 86%, var(--tl-colors-signal))',
        },
      },
      quiet: {
        borderColor: 'control',
        color: 'ink',
        _hover: { borderColor: 'ink', backgroundColor: 'wash' },
      },
      signal: {
        backgroundColor: 'signal',
        borderColor: 'signal',
        color: 'onSignal',
        _hover: { backgroundColor: 'saffron', borderColor: 'saffron' },
      },
    },
    size: {
      small: { minHeight: '2.75rem', paddingInline: '1rem', fontSize: '0.875rem' },
    },
  },
  defaultVariants: { look: 'main' },
});

/** Renders a link that looks like a button. */
export const ButtonLink = chakra(Link, pill);

/** Renders a button that acts on the page. */
export const Button = chakra('button', pill);
