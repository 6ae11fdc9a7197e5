import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../components/icon';
import { Input, Select, Textarea } from '../../components/input';
import type { FormName } from '../fields/form-fields';
import type { FieldWithWords } from '../fields/form-schemas';
import { slot } from '../state/form-attributes';
import { decorativeText, hoverTransition } from '../../theme/mixins';
import { checkboxCardRecipe } from '../../theme/recipes';

const Label = chakra('label', {
  base: { display: 'block', marginBottom: '0.5rem', textStyle: 'label' },
});

const Mild = chakra('span', { base: { color: 'fg.muted', fontWeight: '400' } });

const Cards = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '0.625rem' } });

const CheckboxCard = chakra(chakra('label', checkboxCardRecipe), {
  base: {
    bg: 'bg.panel',
    fontSize: 'small',
    _hover: { borderColor: 'fg', transition: hoverTransition },
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

/** Renders the control of a field, or its choices. */
function Controls({ id, field }: { id: string; field: FieldWithWords }) {
  const { name, required } = field;
  const common = {
    name,
    required,
    // Without it, browsers report an empty choice as invalid before anyone has submitted.
    'aria-invalid': required ? false : undefined,
    'aria-describedby': required ? errorId(id) : undefined,
  };
  switch (field.kind) {
    case 'text':
    case 'email':
      return (
        <Input
          {...common}
          id={id}
          type={field.kind}
          pattern={required && field.kind === 'text' ? visibleText : undefined}
          placeholder={field.placeholder || undefined}
          autoComplete={field.autoComplete}
        />
      );
    case 'textarea':
      return <Textarea {...common} id={id} rows={4} placeholder={field.placeholder || undefined} />;
    case 'select':
      return (
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
    case 'radios':
      return (
        <List>
          {field.options.map((option) => (
            <Choice key={option}>
              <input {...common} type="radio" value={option} />
              <ChoiceText>{option}</ChoiceText>
            </Choice>
          ))}
        </List>
      );
    case 'checkboxes':
      return (
        <Cards>
          {field.options.map((option) => (
            <CheckboxCard key={option}>
              <input type="checkbox" name={name} value={option} />
              {option}
            </CheckboxCard>
          ))}
        </Cards>
      );
  }
}

const errorId = (id: string) => `${id}-error`;

const acrossColumns = { base: { gridColumn: '1 / -1', minWidth: 0 } };
const Wide = chakra('div', acrossColumns);
const Group = chakra('fieldset', acrossColumns);

/** The element around a field, by its kind. */
const frames = {
  text: 'div',
  email: 'div',
  textarea: Wide,
  select: Wide,
  radios: Group,
  checkboxes: Group,
} as const;

type FieldProps = {
  /** The first part of the control's id. */
  form: FormName;
  field: FieldWithWords;
  /** The word after the label of a field that may be left empty. */
  optional?: string;
};

/** Renders a field: its label, its control or choices, and the slot for its error. */
export function Field({ form, field, optional }: FieldProps) {
  const id = `${form}-${field.name}`;
  const Frame = frames[field.kind];
  const isGroup = field.kind === 'radios' || field.kind === 'checkboxes';
  return (
    <Frame>
      <Label
        as={isGroup ? 'legend' : 'label'}
        htmlFor={isGroup ? undefined : id}
        marginBottom={isGroup ? '0.625rem' : undefined}
      >
        {field.label}
        {/* The space is part of the text: a separate one would be dropped from the accessible name. */}
        {!field.required && optional !== undefined && <Mild>{` ${optional}`}</Mild>}
      </Label>
      {/* Makes a browser that sends the form by itself send a part even if nothing is chosen. */}
      {isGroup && !field.required && <input type="hidden" name={field.name} value="" />}
      <Controls id={id} field={field} />
      {field.required && <div id={errorId(id)} {...slot(field.name)} />}
    </Frame>
  );
}
