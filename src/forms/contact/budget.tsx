import { chakra } from '@chakra-ui/react';
import { describedBy, FieldError } from '../field-parts';
import { Group, Legend } from './group';

const List = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'field',
    backgroundColor: 'raised',
    '& label + label': { borderTopWidth: '1px', borderColor: 'line' },
    '&:has([aria-invalid])': { borderColor: 'accent' },
  },
});

const Choice = chakra('label', {
  base: {
    display: 'flex',
    gap: '0.875rem',
    alignItems: 'center',
    minHeight: '3.25rem',
    paddingInline: '1rem',
    paddingBlock: '0.625rem',
    cursor: 'pointer',
    lineHeight: '1.4',
    '& input': {
      flex: 'none',
      width: '1.25rem',
      height: '1.25rem',
      appearance: 'none',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'pill',
      cursor: 'pointer',
      // A thick border leaves a dot, even in forced colors.
      '&:checked': { borderWidth: '6px', borderColor: 'ink' },
      _focusVisible: { borderRadius: 'pill' },
    },
  },
});

type BudgetProps = {
  label: string;
  options: readonly string[];
  error: string | undefined;
};

/** Asks whether the visitor is ready for the minimum engagement; every answer may be sent. */
export const Budget = ({ label, options, error }: BudgetProps) => (
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
          {option}
        </Choice>
      ))}
    </List>
    <FieldError id="contact-budget-error" message={error} />
  </Group>
);
