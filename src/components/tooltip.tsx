import { chakra } from '@chakra-ui/react';

/**
 * Shows the name of an icon on hover and on keyboard focus of the element that contains it. It
 * opens after 700 ms, or immediately if another tooltip of the same `TooltipGroup` closed less than
 * 300 ms ago. Screen readers use the element's own name. Escape hides the tooltip (WCAG 1.4.13);
 * see the starter.
 */
export const Tooltip = chakra('span', {
  base: {
    position: 'absolute',
    zIndex: 1,
    top: 'calc(100% + 0.5rem)',
    left: '50%',
    translate: '-50% 0',
    width: 'max-content',
    maxWidth: '14rem',
    paddingInline: '0.625rem',
    paddingBlock: '0.3rem',
    borderRadius: '8px',
    backgroundColor: 'ink',
    color: 'paper',
    fontSize: 'caption',
    fontWeight: '500',
    lineHeight: '1.35',
    pointerEvents: 'none',
    visibility: 'hidden',
    opacity: 0,
    transition: 'opacity 120ms, visibility 0s 120ms',
    '*:is(a, button):is(:hover, :focus-visible) > &': {
      visibility: 'visible',
      opacity: 1,
      transitionDelay: 'var(--tooltip-delay)',
    },
    'html[data-tooltips="off"] &': { display: 'none' },
  },
});

/** Groups tooltips: moving from one to the next needs no second wait. */
export const TooltipGroup = chakra('div', {
  base: {
    transition: '--tooltip-delay 0s 300ms',
    '&:is(:hover, :focus-within)': { '--tooltip-delay': '0ms', transitionDelay: '700ms' },
  },
});
