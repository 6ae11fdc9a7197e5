import { Icon } from '../components/icon';
import { Tooltip, TooltipGroup } from '../components/tooltip';
import { type SystemStyleObject, VisuallyHidden, chakra } from '@chakra-ui/react';

/** CSS shows the words and the icon of the current theme. */
const Toggle = chakra('button', {
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
    cursor: 'pointer',
    transition: 'border-color 160ms',
    _hover: { borderColor: 'ink' },
    _focusVisible: { borderRadius: 'pill' },
    '& .in-dark': { display: 'none' },
    '.dark &': {
      '& .in-dark': { display: 'block' },
      '& .in-light': { display: 'none' },
    },
  },
});

// Apart: Chakra would compare it with the media query of hover (see tests/e2e/navigation.spec.ts).
const hiddenWithoutScripts = {
  '@media (scripting: none)': { display: 'none' },
} satisfies SystemStyleObject;

type ThemeToggleProps = {
  toDark: string;
  toLight: string;
};

/** Renders the button that switches the theme; `src/inline/theme.ts` does it. */
export function ThemeToggle({ toDark, toLight }: ThemeToggleProps) {
  return (
    <TooltipGroup gridArea="theme" css={hiddenWithoutScripts}>
      <Toggle type="button" data-theme-toggle="">
        <span className="in-light">
          <Icon name="moon" />
          <VisuallyHidden>{toDark}</VisuallyHidden>
        </span>
        <span className="in-dark">
          <Icon name="sun" />
          <VisuallyHidden>{toLight}</VisuallyHidden>
        </span>
        {/* On a phone, at the edge of the window. */}
        <Tooltip aria-hidden insetInline="auto 0" width="max-content">
          <span className="in-light">{toDark}</span>
          <span className="in-dark">{toLight}</span>
        </Tooltip>
      </Toggle>
    </TooltipGroup>
  );
}
