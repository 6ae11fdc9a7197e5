import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Icon } from '../../components/icon';
import { sign } from '../../theme/mixins';
import { Select, Textarea } from '../../components/input';
import { chipRecipe } from '../../theme/recipes';
import type { ContactWords } from '../../content/forms';
import { describedBy, FieldError, Group, Label, Legend, Optional, TextField } from '../field';
import type { FieldErrors } from '../use-field-errors';

const Chips = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '0.625rem' } });

const Chip = chakra(chakra('label', chipRecipe), {
  base: {
    bg: 'raised',
    fontSize: 'small',
    transition: 'background-color 160ms, color 160ms',
    _hover: { borderColor: 'ink' },
    '&:has(:checked)::before': { ...sign('✓'), marginInlineEnd: '0.5rem' },
    // The browser's own tick, where the label cannot show one.
    '@supports not selector(:has(*))': {
      '& input': { position: 'static', opacity: 1, marginInlineEnd: '0.5rem' },
    },
  },
});

type HelpNeededProps = { label: string; optional: string; options: readonly string[] };

/** Asks what the visitor wants help with; any number of choices, including zero. */
const HelpNeeded = ({ label, optional, options }: HelpNeededProps) => (
  <Group>
    <Legend>
      {label}
      <Optional word={optional} />
    </Legend>
    {/* Keeps the position of the part, and sends it empty if nothing is chosen. */}
    <input type="hidden" name="helpNeeded" value="" />
    <Chips>
      {options.map((option) => (
        <Chip key={option}>
          <input type="checkbox" name="helpNeeded" value={option} />
          {option}
        </Chip>
      ))}
    </Chips>
  </Group>
);

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

type WordsOf<Name extends keyof ContactWords> = { words: ContactWords[Name]; optional: string };

/** Asks when the work should begin. */
const Timeline = ({ words, optional }: WordsOf<'timeline'>) => (
  <div>
    <Label htmlFor="contact-timeline">
      {words.label}
      <Optional word={optional} />
    </Label>
    <SelectFrame>
      <Select id="contact-timeline" name="timeline">
        <option value="">{words.placeholder}</option>
        {words.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Icon name="chevron" size={18} />
    </SelectFrame>
  </div>
);

/** Asks for anything else that the visitor wants to say. */
const Additional = ({ words, optional }: WordsOf<'additional'>) => (
  <div>
    <Label htmlFor="contact-additional">
      {words.label}
      <Optional word={optional} />
    </Label>
    <Textarea id="contact-additional" name="additional" rows={4} placeholder={words.placeholder} />
  </div>
);

const List = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'field',
    bg: 'raised',
    '& label + label': { borderTopWidth: '1px' },
    '&:has([aria-invalid])': { borderColor: 'accent' },
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
      borderColor: 'control',
      borderRadius: 'pill',
      cursor: 'pointer',
      // A thick border leaves a dot, even in forced colors.
      '&:checked': { borderWidth: '6px', borderColor: 'ink' },
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.ink}', borderRadius: 'field' },
  },
});

/** Begins with a capital, whatever the message says. */
const Answer = chakra('span', {
  base: { display: 'block', '&::first-letter': { textTransform: 'uppercase' } },
});

type BudgetProps = {
  label: string;
  options: readonly string[];
  error: string | undefined;
};

/** Asks whether the visitor is ready for the minimum engagement; every answer may be sent. */
const Budget = ({ label, options, error }: BudgetProps) => (
  <Group>
    <Legend>{label}</Legend>
    <List>
      {options.map((option) => (
        <Choice key={option}>
          <input
            type="radio"
            name="budget"
            value={option}
            required
            {...describedBy('contact-budget-error', error)}
          />
          <Answer>{option}</Answer>
        </Choice>
      ))}
    </List>
    <FieldError id="contact-budget-error" message={error} />
  </Group>
);

const Fields = chakra('div', { base: { display: 'grid', gap: '1.75rem' } });

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.75rem 2rem',
    alignItems: 'start',
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

type QuestionsProps = {
  words: ContactWords;
  errors: FieldErrors;
  /** The submit button and the notes below the last question. */
  children: ReactNode;
};

/** Renders the eight questions of the inquiry, in the order of the message. */
export function Questions({ words, errors, children }: QuestionsProps) {
  const textField = (name: 'fullName' | 'role' | 'goals') => ({
    form: 'contact',
    name,
    label: words[name].label,
    placeholder: words[name].placeholder,
    error: errors[name] && words[name].missing,
  });

  return (
    <Fields>
      <Pair>
        <TextField {...textField('fullName')} autoComplete="name" />
        <TextField
          form="contact"
          name="email"
          type="email"
          autoComplete="email"
          label={words.email.label}
          placeholder={words.email.placeholder}
          error={errors.email && words.email[errors.email]}
        />
        <TextField {...textField('role')} autoComplete="organization-title" />
        {/* Never `autocomplete="off"`: Safari empties such a field when a visitor comes Back. */}
        <TextField {...textField('goals')} />
      </Pair>
      <HelpNeeded {...words.helpNeeded} optional={words.optional} />
      <Timeline words={words.timeline} optional={words.optional} />
      <Budget {...words.budget} error={errors.budget && words.budget.missing} />
      <Additional words={words.additional} optional={words.optional} />
      {children}
    </Fields>
  );
}
