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
    tryLater: messageText.describe('Said when nothing was sent, and another try may help'),
    fixNeeded: messageText.describe('Said when the service refused, so that a try will not help'),
    tooLong: messageText.describe('Said when the answers are more than the service takes'),
    wait: messageText.describe('Said when too many messages came at once'),
    offline: messageText.describe('Said when there is no connection; nothing was sent'),
    online: messageText
      .extend({ send: line().describe('The button that sends now') })
      .strict()
      .meta({ id: 'BackOnline' })
      .describe('Said in place of `offline` when the connection is back'),
    unknown: messageText.describe('Said when the message may have arrived all the same'),
    interrupted: messageText.describe('Said on a page that was left while it was sending'),
    mail: line().describe('The link that opens an e-mail to the agency'),
    copy: line().describe('The button that copies the answers'),
    copied: line(),
    copyRefused: line().describe('Said when the browser does not let the page copy'),
    cannotStart: line().describe('Said when the page could not load what sending needs'),
  })
  .strict()
  .meta({ id: 'FormFailure' });

/** What both forms say on the way to their outcome. */
const notes = {
  submit: line(),
  sending: line(),
  slow: line().describe('Said when there is no answer after 8 seconds'),
  draft: messageText
    .extend({ clear: line().describe('The button that empties the form') })
    .strict()
    .meta({ id: 'DraftNote' })
    .describe('Said when the tab has kept what was typed before'),
  person: messageText
    .extend({ confirm: line().describe('The button that sends') })
    .strict()
    .meta({ id: 'PersonCheck' })
    .describe('Asked once when a program seems to have filled in the form'),
  failure,
  withoutScripts: line().describe('Said to visitors whose browser runs no scripts'),
};

/** `forms/newsletter.json`. */
export const newsletterFormSchema = z
  .object({
    headline: line(),
    email: emailField,
    alert: line().describe('The alert when subscribing failed'),
    ...notes,
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
    offer: line().describe('Stands before the address that was given for the newsletter'),
    long: line().describe('Said from 40 kB on; one message carries 50 kB'),
    note: line().describe('Says what happens after the form was sent'),
    sent: z
      .object({
        toast: messageText,
        message: messageText,
        changed: messageText.describe('Said when answers were changed while they were sent'),
        before: messageText.describe('Said to visitors who come back after they have sent it'),
        link: line().describe('The link to the scheduling page'),
      })
      .strict(),
    failed: z.object({ toast: messageText, dismiss: line() }).strict(),
    ...notes,
  })
  .strict();

/** The words of a form's failures, as its component gets them. */
export type FailureWords = z.infer<typeof failure>;
export type DraftWords = z.infer<typeof notes.draft>;
export type PersonWords = z.infer<typeof notes.person>;
export type NewsletterWords = z.infer<typeof newsletterFormSchema>;
export type ContactWords = z.infer<typeof contactFormSchema>;
