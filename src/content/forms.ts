import { z } from 'zod';
import { line } from './primitives';

const messageText = z.object({ title: line(), text: line() }).strict().meta({ id: 'MessageText' });

const field = {
  label: line(),
  missing: line().describe('The error when nothing was entered'),
};
const textField = z
  .object({ ...field, placeholder: z.string().default('') })
  .strict()
  .meta({ id: 'TextField' });
const emailField = z
  .object({
    ...field,
    placeholder: z.string().default(''),
    invalid: line().describe('The error when the address cannot be one'),
  })
  .strict()
  .meta({ id: 'EmailField' });

/** What a form says when a message was not, or perhaps not, delivered. */
const failure = z
  .object({
    notSent: messageText,
    unknown: messageText.describe('Said when the message may have arrived all the same'),
    mail: line().describe('The link that opens an e-mail to the agency'),
    copy: line().describe('The button that copies the answers'),
    copied: line(),
    copyRefused: line().describe('Said when the browser does not let the page copy'),
    cannotStart: line().describe('Said when the page could not load what sending needs'),
  })
  .strict()
  .meta({ id: 'FormFailure' });

/** `forms/newsletter.json`. */
export const newsletterFormSchema = z
  .object({
    headline: line(),
    email: emailField,
    submit: line(),
    sending: line(),
    alert: line().describe('The alert when subscribing failed'),
    failure,
    withoutScripts: line().describe('Said to visitors whose browser runs no scripts'),
  })
  .strict();

/** `forms/contact.json`. */
export const contactFormSchema = z
  .object({
    optional: line().describe('Stands beside the label of a question that may stay open'),
    fullName: textField,
    email: emailField,
    role: textField,
    goals: textField,
    helpNeeded: z.object({ label: line(), options: z.array(line()).min(1).readonly() }).strict(),
    timeline: z
      .object({
        label: line(),
        placeholder: line(),
        options: z
          .array(z.object({ value: line(), label: line() }).strict())
          .min(1)
          .readonly(),
      })
      .strict(),
    budget: z.object({ ...field, options: z.array(line()).min(1).readonly() }).strict(),
    additional: z.object({ label: line(), placeholder: line() }).strict(),
    submit: line(),
    sending: line(),
    note: line().describe('Says what happens after the form was sent'),
    sent: z
      .object({
        toast: messageText,
        message: messageText,
        link: line().describe('The link to the scheduling page'),
      })
      .strict(),
    failed: z.object({ toast: messageText, dismiss: line() }).strict(),
    failure,
    withoutScripts: line().describe('Said to visitors whose browser runs no scripts'),
  })
  .strict();

/** The words of a form's failures, as its component gets them. */
export type FailureWords = z.infer<typeof failure>;
export type NewsletterWords = z.infer<typeof newsletterFormSchema>;
export type ContactWords = z.infer<typeof contactFormSchema>;
