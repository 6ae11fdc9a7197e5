import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactProps } from '../../content/types/form-types';
import { FormAttribute } from '../../contract/form-attributes';
import { slot } from '../state/form-element';
import { Field } from './field';
import { FormFrame, PrivacyLink } from './form-frame';
import { PrefillNotes } from './prefill-notes';
import { SubmitButton } from './submit-button';

/** Hidden once the form is sent. */
const Unsent = chakra('div', { base: { [`[${FormAttribute.sent}] > &`]: { display: 'none' } } });

/** Two columns in wide windows. */
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.75rem 2rem',
    alignItems: 'start',
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Last = chakra('div', { base: { gridColumn: '1 / -1' } });

const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1rem 1.5rem', alignItems: 'center' },
});

const Notes = chakra('div', { base: { flex: '1 1 14rem', textStyle: 'note' } });

/** In the flow of the form, where it covers nothing. */
const ToastRegion = chakra('div', {
  base: { maxWidth: '26rem', '& > div': { marginTop: '1.5rem' } },
});

/** Renders the inquiry form with empty slots, into which `ContactStatus` renders in the browser. */
export const ContactForm = ({ words, fields, plans }: ContactProps) => (
  <FormFrame name="contact" labelledBy="inquiry-heading" words={words}>
    <Unsent>
      <div {...slot('summary')} />
      <PrefillNotes words={words} plans={plans} />
      <div {...slot('cleared')} aria-live="polite" />
      <Fields>
        {fields.map((field) => (
          <Field key={field.name} form="contact" field={field} optional={words.optional} />
        ))}
        <Last>
          <Foot>
            <SubmitButton words={words.submit} sending={words.sending} />
            <Notes>
              <p>{words.note}</p>
              <PrivacyLink link={words.privacy} />
            </Notes>
          </Foot>
        </Last>
      </Fields>
    </Unsent>
    {/* A live region must exist before its text (WCAG technique ARIA22). */}
    <ToastRegion role="status" {...slot('toast')} />
  </FormFrame>
);
