import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../components/icon';
import { Input, Select, Textarea } from '../../components/input';
import type { FieldWithWords } from '../../content/types/form-types';
import type { FormName } from '../../contract/form-fields';
import { decorativeText } from '../../theme/mixins';
import { checkboxCardRecipe } from '../../theme/recipes';

const Cards = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '0.625rem' } });

const CheckboxCard = chakra(chakra('label', checkboxCardRecipe), {
  base: {
    bg: 'bg.panel',
    fontSize: 'small',
    _hover: { borderColor: 'fg' },
    '&:has(:checked)::before': { ...decorativeText('✓'), marginInlineEnd: '0.5rem' },
    // The browser's own tick, where the label cannot show one.
    '@supports not selector(:has(*))': {
      '& input': { position: 'static', opacity: 1, marginInlineEnd: '0.5rem' },
    },
  },
});

const SelectFrame = chakra('div', {
  base: {
    position: 'relative',
    '& select': { appearance: 'none', paddingInlineEnd: '3rem', cursor: 'pointer' },
    '& svg': {
      position: 'absolute',
      insetInlineEnd: '1rem',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
    },
  },
});

const List = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'field',
    bg: 'bg.panel',
    '& label + label': { borderTopWidth: '1px' },
    '&:has([aria-invalid=true])': { borderColor: 'fg.accent' },
  },
});

const Choice = chakra('label', {
  base: {
    display: 'flex',
    gap: '14px',
    alignItems: 'center',
    minHeight: '3.25rem',
    paddingInline: '16px',
    paddingBlock: '0.625rem',
    cursor: 'pointer',
    lineHeight: '1.4',
    '& input': {
      flex: 'none',
      width: '20px',
      height: '20px',
      appearance: 'none',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'pill',
      cursor: 'pointer',
      // A thick border leaves a dot, even in forced colors.
      '&:checked': { borderWidth: '6px', borderColor: 'fg' },
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.fg}', borderRadius: 'field' },
  },
});

/** Shows an option with a capital first letter; the message has it as written. */
const ChoiceText = chakra('span', {
  base: { display: 'block', '&::first-letter': { textTransform: 'uppercase' } },
});

/**
 * A pattern that requires a visible character. U+2800, U+FFFC and U+1D159 are symbols without a visible glyph.
 * `[\s\S]` instead of `[^]`, which matches nothing in Chrome 114.
 */
const visibleText = String.raw`[\s\S]*(?![\p{DI}\u2800\ufffc\u{1d159}])[\p{L}\p{N}\p{P}\p{S}][\s\S]*`;

/**
 * Returns the id of the control of a field, or of its first choice. Its colon keeps it apart from the ids of headings
 * and entries, such as `newsletter-email`.
 */
export const controlId = (form: FormName, field: string) => `${form}:${field}`;

export const errorId = (id: string) => `${id}-error`;
export const hintId = (id: string) => `${id}-hint`;

/** The attributes of each control and choice of a field. */
type ControlProps = {
  name: string;
  required: boolean;
  'aria-invalid': false;
  'aria-describedby': string;
};

/** The field of a kind. */
type FieldOf<Kind extends FieldWithWords['kind']> = Extract<FieldWithWords, { kind: Kind }>;

type TextControlProps = { id: string; field: FieldOf<'text' | 'email'>; common: ControlProps };

const TextControl = ({ id, field, common }: TextControlProps) => (
  <Input
    {...common}
    id={id}
    type={field.kind}
    pattern={field.required && field.kind === 'text' ? visibleText : undefined}
    placeholder={field.placeholder || undefined}
    autoComplete={field.autoComplete}
  />
);

type SelectControlProps = { id: string; field: FieldOf<'select'>; common: ControlProps };

const SelectControl = ({ id, field, common }: SelectControlProps) => (
  <SelectFrame>
    <Select {...common} id={id}>
      <option value="">{field.placeholder}</option>
      {field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
    <Icon name="chevron" size={18} />
  </SelectFrame>
);

type ChoicesProps = { id: string; field: FieldOf<'radios' | 'checkboxes'>; common: ControlProps };

const Radios = ({ id, field, common }: ChoicesProps) => (
  <List>
    {field.options.map((option, index) => (
      <Choice key={option}>
        <input {...common} id={index === 0 ? id : undefined} type="radio" value={option} />
        <ChoiceText>{option}</ChoiceText>
      </Choice>
    ))}
  </List>
);

const Checkboxes = ({ id, field, common }: ChoicesProps) => (
  <Cards>
    {field.options.map((option, index) => (
      <CheckboxCard key={option}>
        <input {...common} id={index === 0 ? id : undefined} type="checkbox" value={option} />
        {option}
      </CheckboxCard>
    ))}
  </Cards>
);

/** Renders the control of a field, or its choices. */
export function Controls({ id, field }: { id: string; field: FieldWithWords }) {
  const { name, required } = field;
  const hint = field.kind === 'radios' && field.hint !== undefined ? ` ${hintId(id)}` : '';
  const common: ControlProps = {
    name,
    required,
    // Without it, browsers report an empty choice as invalid before anyone has submitted.
    'aria-invalid': false,
    'aria-describedby': errorId(id) + hint,
  };
  switch (field.kind) {
    case 'text':
    case 'email':
      return <TextControl id={id} field={field} common={common} />;
    case 'textarea':
      return <Textarea {...common} id={id} rows={4} placeholder={field.placeholder || undefined} />;
    case 'select':
      return <SelectControl id={id} field={field} common={common} />;
    case 'radios':
      return <Radios id={id} field={field} common={common} />;
    case 'checkboxes':
      return <Checkboxes id={id} field={field} common={common} />;
  }
}
