import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactProps } from '../fields/form-schemas';
import { FormAttribute, slot } from '../state/form-attributes';
import { Field } from './field';
import { FormFrame, PrivacyLink } from './form-frame';
import { SubmitButton } from './submit-button';
import { ToastRegion } from './toast-region';

/** Hidden once the form is sent. */
const Unsent = chakra('div', { base: { [`[${FormAttribute.sent}] > &`]: { display: 'none' } } });

const Required = chakra('p', { base: { marginBottom: '1.5rem', textStyle: 'note' } });

/** Two columns in wide windows. */
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.75rem 2rem',
    alignItems: 'start',
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** A block, because a grid would put a gap around empty slots. */
const Last = chakra('div', { base: { gridColumn: '1 / -1' } });

const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1rem 1.5rem', alignItems: 'center' },
});

const Notes = chakra('div', { base: { flex: '1 1 14rem', textStyle: 'note' } });

/** Renders the inquiry form with empty slots, into which `ContactStatus` renders in the browser. */
export const ContactForm = ({ words, fields }: Pick<ContactProps, 'words' | 'fields'>) => (
  <FormFrame name="contact" labelledBy="inquiry" words={words}>
    <Unsent>
      <Required>{words.required}</Required>
      <Fields>
        {fields.map((field) => (
          <Field key={field.name} form="contact" field={field} optional={words.optional} />
        ))}
        <Last>
          {/* Below the fields, so that a notice that appears moves none of them. */}
          <div {...slot('plan')} />
          <div {...slot('saved-answers')} aria-live="polite" />
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
    <ToastRegion />
  </FormFrame>
);
