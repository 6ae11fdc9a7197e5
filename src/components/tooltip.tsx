import { chakra } from '@chakra-ui/react/styled-system';
import { PageAttribute } from '../contract/page-attributes';

/**
 * The name of an icon, shown on hover and keyboard focus after 700 ms; at once if another tooltip of the group
 * was shown in the last 300 ms. `src/page-scripts/tooltips.ts` hides it after Escape (WCAG 1.4.13).
 */
export const Tooltip = chakra('span', {
  base: {
    position: 'absolute',
    zIndex: 1,
    top: 'calc(100% + 0.5rem)',
    // Wide enough to center the tooltip by its margins.
    insetInline: '-7rem',
    marginInline: 'auto',
    width: 'fit-content',
    maxWidth: '14rem',
    padding: '0.3rem 0.625rem',
    borderRadius: '8px',
    bg: 'fg',
    color: 'bg',
    fontSize: 'min(0.8125rem, 5vw)',
    fontWeight: '500',
    lineHeight: '1.4',
    // Fills the gap, so that the pointer can move onto the tooltip (WCAG 1.4.13).
    _before: { content: '""', position: 'absolute', inset: '-0.5rem 0 0' },
    visibility: 'hidden',
    opacity: 0,
    transition: 'opacity 120ms, visibility 0s 120ms',
    '*:is(a, button):is(:hover, :focus-visible) > &': {
      visibility: 'visible',
      opacity: 1,
      transitionDelay: 'var(--tooltip-delay, 700ms)',
    },
    [`html[${PageAttribute.hiddenTooltips}] &`]: { display: 'none' },
  },
});

/** The group within which tooltips open without delay after one another. */
export const TooltipGroup = chakra('div', {
  base: {
    transition: '--tooltip-delay 0s 300ms',
    '&:is(:hover, :focus-within)': { '--tooltip-delay': '0ms', transitionDelay: '700ms' },
  },
});
