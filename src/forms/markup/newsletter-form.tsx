import { chakra } from '@chakra-ui/react/styled-system';
import type { NewsletterProps } from '../../content/types/form-types';
import { Field } from './field';
import { FormFrame, PrivacyLink } from './form-frame';
import { SubmitButton } from './submit-button';

const Title = chakra('h2', {
  base: { marginBottom: '1rem', fontSize: 'subtitle' },
});

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '0.75rem',
    alignItems: 'end',
    // Side by side where both fit at the size of text that the visitor chose.
    '@media (min-width: 22rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '&:has([aria-invalid=true])': { alignItems: 'center' },
    },
  },
});

/** Renders the newsletter signup with empty slots, into which `NewsletterStatus` renders in the browser. */
export const NewsletterForm = ({ words, fields }: Pick<NewsletterProps, 'words' | 'fields'>) => (
  <FormFrame name="newsletter" labelledBy="newsletter" words={words}>
    <Title id="newsletter">{words.headline}</Title>
    <Row>
      {fields.map((field) => (
        <Field key={field.name} form="newsletter" field={field} />
      ))}
      <SubmitButton words={words.submit} sending={words.sending} />
    </Row>
    <PrivacyLink link={words.privacy} />
  </FormFrame>
);
