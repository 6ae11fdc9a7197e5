import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Icon } from '../components/icon';
import { Tooltip, TooltipGroup } from '../components/tooltip';
import { PageAttribute } from '../contract/page-attributes';
import { iconButtonRecipe } from '../theme/recipes';

/** CSS shows the icon and the name for the current theme. */
const Toggle = chakra(chakra('button', iconButtonRecipe), {
  base: {
    borderWidth: 0,
    // The tooltip ends at the edge of the toggle, which on a phone is at the edge of the window.
    '& > :last-child': { insetInline: 'auto 0', width: 'max-content' },
    '& .in-dark': { display: 'none' },
    '.dark &': {
      '& .in-dark': { display: 'block' },
      '& .in-light': { display: 'none' },
    },
    '@media (scripting: none)': { display: 'none' },
  },
});

type ThemeToggleProps = {
  /** The name of the button while the page is light. */
  toDark: string;
  toLight: string;
};

/** Renders the button that switches the theme. `src/page-scripts/theme.ts` handles its clicks. */
export function ThemeToggle({ toDark, toLight }: ThemeToggleProps) {
  return (
    <TooltipGroup>
      <Toggle type="button" {...{ [PageAttribute.themeToggle]: '' }}>
        <span className="in-light">
          <Icon name="moon" />
          <VisuallyHidden>{toDark}</VisuallyHidden>
        </span>
        <span className="in-dark">
          <Icon name="sun" />
          <VisuallyHidden>{toLight}</VisuallyHidden>
        </span>
        <Tooltip aria-hidden>
          <span className="in-light">{toDark}</span>
          <span className="in-dark">{toLight}</span>
        </Tooltip>
      </Toggle>
    </TooltipGroup>
  );
}
