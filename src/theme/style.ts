import type { CssProperties } from '@chakra-ui/react/styled-system';
import type { preset } from './preset';

type Utilities = typeof preset.utilities;
type Breakpoint = keyof typeof preset.theme.breakpoints;

/**
 * A key of a nested style object: `_hover`, `md`, and the ranges of breakpoints that the site uses.
 */
export type Condition = `_${keyof typeof preset.conditions}` | Breakpoint | 'smToLg' | 'mdToLg';

/** A literal value: a number with its unit, a colour's digits, a function, words in quotes. */
type Written =
  | `${number}${string}`
  | `-${number}${string}`
  | `#${string}`
  | `"${string}`
  | `${string}(${string}`;

/** The keywords that CSS has for a property, and numbers. Any other word would be a misspelt token. */
type Keyword<Value> = Value extends string | number
  ? string extends Value
    ? never
    : Value
  : never;

/** The values that a utility of the preset accepts: the names of its tokens, or true and false. */
type Named<Values> = Values extends { type: 'boolean' } ? boolean : keyof Values;

/** Properties whose values are names that the style itself defines. */
type OwnName =
  'counterIncrement' | 'viewTransitionName' | 'counterReset' | 'gridArea' | 'listStyleType';

type Property = Exclude<keyof CssProperties, `--${string}`>;

type Plain<Name> = Name extends Property ? Keyword<CssProperties[Name]> | Written : never;

/**
 * The properties of CSS and the preset's own. Chakra's shorthands (`bg`, `mt`) are not included.
 */
export type Declarations = {
  [Name in keyof Utilities]?: Named<Utilities[Name]['values']> | Plain<Name>;
} & {
  [Name in Exclude<Property, keyof Utilities | OwnName | 'textDecoration'>]?:
    Plain<Name> | `${string} ${string}`;
} & Partial<Record<OwnName, string>> & {
    /** A line alone: Safari ignores the whole shorthand if it has a colour or a thickness. */
    textDecoration?: 'none' | 'underline' | 'inherit';
  };

/** A style that the site's theme supports. Anything that it would ignore does not compile. */
export type Style = Declarations & { [Name in Condition]?: Style } & {
  [Selector in `${string}&${string}` | `@${string}`]?: Style;
} & { [Variable in `--${string}`]?: string | number };
