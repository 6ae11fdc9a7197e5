import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ContactForm } from '../../src/forms/markup/contact-form';
import { NewsletterForm } from '../../src/forms/markup/newsletter-form';
import { formSystem } from '../../src/forms/mount/form-system';
import props from './forms-props';
import { requiredAnswers } from './required-answers';

/** The HTML of both forms of the specified site, as a build renders it. */
export const formsHtml = renderToString(
  <ChakraProvider value={formSystem}>
    <ContactForm {...props.contact} />
    <NewsletterForm {...props.newsletter} />
  </ChakraProvider>,
).replaceAll(/<style.*?<\/style>/gs, '');

// jsdom has none.
Element.prototype.scrollIntoView = jest.fn();

/** Puts both forms into the document, without React, and returns the inquiry. */
export function inquiryForm(): HTMLFormElement {
  document.body.innerHTML = formsHtml;
  const form = document.querySelector<HTMLFormElement>('form[data-form=contact]');
  if (!form) throw new Error('There is no inquiry form.');
  return form;
}

/** Returns a field of one line or more. */
export function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.querySelector(`[name="${name}"]`);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field;
  throw new Error(`There is no ${name}.`);
}

/** Answers the required fields of the inquiry that are still empty, as a visitor does. */
export async function answerRequired(user: UserEvent, form: HTMLFormElement) {
  for (const { name, kind, answer } of requiredAnswers('ada@example.com')) {
    if (kind === 'radios') await user.click(fieldOf(form, name));
    else if (kind === 'select') {
      const select = form.querySelector(`select[name="${name}"]`);
      if (select) await user.selectOptions(select, answer);
    } else if (fieldOf(form, name).value === '') {
      await user.click(fieldOf(form, name));
      await user.paste(answer);
    }
  }
}

/** Types like a visitor: the field changes, and the browser fires its event. */
export const type = (form: HTMLFormElement, name: string, value: string) =>
  fireEvent.input(fieldOf(form, name), { target: { value } });
