import { chakra } from '@chakra-ui/react';
import { Optional } from '../field-parts';
import { Group, Legend } from './group';

const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '0.625rem' } });

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInline: '1.125rem',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'pill',
    backgroundColor: 'raised',
    fontSize: 'small',
    cursor: 'pointer',
    transition: 'background-color 160ms, color 160ms',
    _hover: { borderColor: 'ink' },
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    '&:has(:checked)': { borderColor: 'ink', backgroundColor: 'ink', color: 'paper' },
    '&:has(:checked)::before': { content: '"✓"', marginRight: '0.5rem' },
    // The browser's own tick, where the label cannot show one.
    '@supports not selector(:has(*))': {
      '& input': { position: 'static', opacity: 1, marginRight: '0.5rem' },
    },
    '&:has(:focus-visible)': {
      outline: '2px solid var(--tl-colors-ink)',
      outlineOffset: '3px',
      boxShadow: '0 0 0 3px var(--tl-colors-saffron)',
    },
  },
});

const name = 'helpNeeded';

type HelpNeededProps = { label: string; optional: string; options: readonly string[] };

/** Asks what the visitor wants help with; any number of choices, including zero. */
export const HelpNeeded = ({ label, optional, options }: HelpNeededProps) => (
  <Group>
    <Legend>
      {label}
      <Optional word={optional} />
    </Legend>
    {/* Keeps the position of the part, and sends it empty if nothing is chosen. */}
    <input type="hidden" name={name} value="" />
    <Choices>
      {options.map((option) => (
        <Choice key={option}>
          <input type="checkbox" name={name} value={option} />
          {option}
        </Choice>
      ))}
    </Choices>
  </Group>
);
