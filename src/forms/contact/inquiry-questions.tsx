import type { ReactNode } from 'react';
import type { ContactWords } from '../../content/forms';
import { chakra } from '@chakra-ui/react';
import { TextField } from '../text-field';
import type { FieldErrors } from '../use-field-errors';
import { Budget } from './budget';
import { HelpNeeded } from './help-needed';
import { Additional, Timeline } from './open-fields';

const Fields = chakra('div', { base: { display: 'grid', gap: '1.75rem' } });

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.75rem 2rem',
    alignItems: 'start',
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

type InquiryQuestionsProps = {
  words: ContactWords;
  errors: FieldErrors;
  /** The hint below the last question. */
  children: ReactNode;
};

/** Renders the eight questions of the inquiry, in the order of the message. */
export function InquiryQuestions({ words, errors, children }: InquiryQuestionsProps) {
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
