import { z } from 'zod';
import {
  differ,
  emailField,
  field,
  messageText,
  notes,
  options,
  textField,
  toast,
  type failure,
} from './form-parts';
import { about, text, type ContentLink } from './primitives';

/** `forms/newsletter.json`. */
export const newsletterFormSchema = z.strictObject({
  headline: text('The words over the form', 'Read us before you hire us.'),
  email: emailField,
  alert: text('The alert shown when subscribing failed', 'Failed to subscribe. Please try again.'),
  sent: messageText
    .extend({ link: text('The link to the confirmation page', 'Read what comes next') })
    .meta({ id: 'SubscribedNote' })
    .describe('Said in the form when subscribing worked'),
  ...notes,
});

/** `forms/contact.json`. */
export const contactFormSchema = z.strictObject({
  required: text(
    'The line over the questions: which of them need an answer',
    'Every question needs an answer, unless it is marked optional.',
  ),
  optional: text('Shown beside the label of a question that may be left empty', 'optional'),
  fullName: textField,
  email: emailField,
  role: textField,
  goals: textField,
  helpNeeded: z.strictObject({
    label: text('The words over the choices', 'What do you need help with?'),
    options: options('Brand Strategy only'),
  }),
  timeline: z.strictObject({
    label: text('The words over the choice', 'Timeline'),
    placeholder: text('Said while nothing is chosen', 'Select timeline'),
    options: z
      .array(
        z.strictObject({
          value: text(
            'What the message to you says; do not change it once it is in use',
            '1-3-weeks',
          ),
          label: text('What visitors read', '1–3 weeks'),
        }),
      )
      .min(1)
      .superRefine((answers, context) =>
        differ(
          answers.map(({ value }) => value),
          context,
          'value',
        ),
      )
      .readonly()
      .meta({ words: false, ...about('The answers to choose from, in order') }),
  }),
  budget: z.strictObject({ ...field, options: options('Yes, prepared to invest') }),
  additional: z.strictObject({
    label: text('The words over the field', 'Anything else?'),
    placeholder: text('Shown in the field while it is empty', 'Share your goals'),
  }),
  note: text(
    'Says what happens after the form was sent',
    'After you submit, you are redirected to our calendar.',
  ),
  sent: z.strictObject({
    toast: toast(),
    message: messageText,
    changed: messageText.describe('Said when the visitor has changed the answers since'),
    before: messageText.describe('Said to visitors who come back after they have sent it'),
    link: text('The link to the scheduling page', 'Open the calendar'),
    again: text('The button that shows the empty questions again', 'Write another inquiry'),
  }),
  failed: z.strictObject({
    toast: toast(),
    dismiss: text('The name of the button that closes it', 'Close this message'),
  }),
  ...notes,
});

export type FailureWords = z.infer<typeof failure>;
export type DraftWords = z.infer<typeof notes.draft>;

/** The words as a page gets them: no link to a page that is not published. */
type Shown<Words> = Omit<Words, 'privacy'> & { privacy: ContentLink | null };
export type NewsletterWords = Shown<z.infer<typeof newsletterFormSchema>>;
export type ContactWords = Shown<z.infer<typeof contactFormSchema>>;

/** A plan, and the kinds of help that its visitors need. */
export type PlanHelp = {
  /** The parameter in the address: `/contact/?plan=…`. */
  slug: string;
  /** The line over the form. */
  asked: string;
  /** The options of `helpNeeded` to choose in advance. */
  help: readonly string[];
};

export type NewsletterProps = {
  words: NewsletterWords;
  /** The agency's address, as a last resort. */
  email: string;
};

export type ContactProps = {
  words: ContactWords;
  /** The agency's address, as a last resort. */
  email: string;
  /** The address of the calendar, which opens after a success. */
  schedulingPage: string;
  /** The help that each plan preselects when the address names it. */
  plans: readonly PlanHelp[];
};

/** What the two forms need, by the name of the form. */
export type IslandProps = { contact: ContactProps; newsletter: NewsletterProps };
