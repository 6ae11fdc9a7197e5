import { contactFormSchema, newsletterFormSchema } from '../../forms/fields/form-schemas';
import { fileType } from '../content-type';

export const contactFormType = fileType({
  typeName: 'ContactForm',
  schema: contactFormSchema,
  file: 'forms/contact.json',
});

export const newsletterFormType = fileType({
  typeName: 'NewsletterForm',
  schema: newsletterFormSchema,
  file: 'forms/newsletter.json',
  optional: true,
});
