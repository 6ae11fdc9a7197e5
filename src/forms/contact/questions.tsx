import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Icon } from '../../components/icon';
import { decorativeText } from '../../theme/mixins';
import { Select, Textarea } from '../../components/input';
import { checkboxCardRecipe } from '../../theme/recipes';
import type { ContactWords } from '../../content/forms';
import { describedBy, Question, TextField } from '../field';
import type { FieldErrors } from '../use-field-errors';

const Cards = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '0.625rem' } });

const CheckboxCard = chakra(chakra('label', checkboxCardRecipe), {
  base: {
    bg: 'bg.panel',
    fontSize: 'small',
    transition: 'background-color 160ms, color 160ms',
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
    '&:has([aria-invalid])': { borderColor: 'fg.accent' },
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

/** Begins with a capital, whatever the message says. */
const Answer = chakra('span', {
  base: { display: 'block', '&::first-letter': { textTransform: 'uppercase' } },
});

const Fields = chakra('div', {
  base: { display: 'grid', gap: '1.75rem', '& fieldset': { minWidth: 0 } },
});

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
  const { helpNeeded, timeline, budget, additional, optional } = words;
  const textField = (name: 'fullName' | 'email' | 'role' | 'goals') => ({
    form: 'contact',
    name,
    words: words[name],
    reason: errors[name],
  });
  const budgetError = errors.budget && budget.missing;

  return (
    <Fields>
      <Pair>
        <TextField {...textField('fullName')} autoComplete="name" />
        <TextField {...textField('email')} type="email" autoComplete="email" />
        <TextField {...textField('role')} autoComplete="organization-title" />
        {/* Never `autocomplete="off"`: Safari empties such a field when a visitor comes Back. */}
        <TextField {...textField('goals')} />
      </Pair>
      <Question id="contact-help" label={helpNeeded.label} optional={optional} isGroup>
        {/* Keeps the position of the part, and sends it empty if nothing is chosen. */}
        <input type="hidden" name="helpNeeded" value="" />
        <Cards>
          {helpNeeded.options.map((option) => (
            <CheckboxCard key={option}>
              <input type="checkbox" name="helpNeeded" value={option} />
              {option}
            </CheckboxCard>
          ))}
        </Cards>
      </Question>
      <Question id="contact-timeline" label={timeline.label} optional={optional}>
        <SelectFrame>
          <Select id="contact-timeline" name="timeline">
            <option value="">{timeline.placeholder}</option>
            {timeline.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Icon name="chevron" size={18} />
        </SelectFrame>
      </Question>
      {/* Every answer may be sent. */}
      <Question id="contact-budget" label={budget.label} error={budgetError} isGroup>
        <List>
          {budget.options.map((option) => (
            <Choice key={option}>
              <input
                type="radio"
                name="budget"
                value={option}
                required
                {...describedBy('contact-budget', budgetError)}
              />
              <Answer>{option}</Answer>
            </Choice>
          ))}
        </List>
      </Question>
      <Question id="contact-additional" label={additional.label} optional={optional}>
        <Textarea
          id="contact-additional"
          name="additional"
          rows={4}
          placeholder={additional.placeholder}
        />
      </Question>
      {children}
    </Fields>
  );
}
