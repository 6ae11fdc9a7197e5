import { chakra } from '@chakra-ui/react/styled-system';
import { visuallyHiddenStyle } from '@chakra-ui/react/visually-hidden';
import { Icon } from '../components/icon';
import { Link } from '../components/link';
import { Tooltip, TooltipGroup } from '../components/tooltip';
import { underlined } from '../theme/mixins';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(44px, 1fr)',
    md: { display: 'flex' },
    lg: { gap: '0.5rem' },
  },
});

/** An icon with a tooltip in narrow windows; words from 48rem on. */
const Item = chakra(Link, {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '47px',
    textStyle: 'note',
    fontWeight: '500',
    lineHeight: '1.25',
    _hover: { color: 'fg' },
    // The outline lies above the background of the current item.
    _focusVisible: { zIndex: 1 },
    '&[aria-current="page"]': {
      color: 'fg',
      boxShadow: 'inset 0 -3px 0 {colors.thread.1}',
    },
    md: {
      minHeight: '2.75rem',
      paddingInline: '0.6875rem',
      borderRadius: 'pill',
      '&[aria-current="page"]': {
        boxShadow: 'none',
        ...underlined('thread.1', '3px'),
        textUnderlineOffset: '0.5em',
      },
      '& svg, & [data-tooltip]': { display: 'none' },
    },
  },
});

/** In two lines where a translation is long. */
const Word = chakra('span', { base: { mdDown: visuallyHiddenStyle, textAlign: 'center' } });

type NavigationProps = Pick<
  Queries.LayoutDataFragment['layout']['navigation'],
  'label' | 'items'
> & {
  /** The path of the page, such as `/about/`. */
  path: string;
};

export function Navigation({ path, label, items }: NavigationProps) {
  return (
    <nav aria-label={label}>
      <TooltipGroup>
        <List>
          {items.map((item) => (
            <li key={item.href}>
              <Item href={item.href} aria-current={item.href === path ? 'page' : undefined}>
                <Icon name={item.icon} size={22} />
                <Word>{item.label}</Word>
                <Tooltip aria-hidden data-tooltip="">
                  {item.label}
                </Tooltip>
              </Item>
            </li>
          ))}
        </List>
      </TooltipGroup>
    </nav>
  );
}
