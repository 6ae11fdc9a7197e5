import { z } from 'zod';
import { about, link, privacyLink, text, type ContentLink } from './primitives';

/** A title and a text: the fields of every message of a form. */
const messageText = z
  .strictObject({
    title: text('What happened, in a few words', 'We could not send this yet.'),
    text: text('What it means and what to do now', 'Nothing is lost: your answers are still here.'),
  })
  .meta({ id: 'MessageText' });

/** A toast. The specification fixes its words, so that it stays as typed. */
const toast = () =>
  messageText.meta({ words: false, description: 'Appears for some seconds, word for word' });

/**
 * The answers to choose from. The message to the agency has them as typed, and nobody could tell
 * equal ones apart in it.
 */
const options = <Answer extends z.ZodType>(
  answer: Answer,
  valueOf: (answer: z.infer<Answer>) => unknown,
  ...within: string[]
) =>
  z
    .array(answer)
    .min(1)
    .superRefine((answers, context) => {
      const message = 'is the same as an earlier one. Change or remove it';
      const values = answers.map(valueOf);
      for (const [index, value] of values.entries())
        if (values.indexOf(value) < index)
          context.addIssue({ code: 'custom', path: [index, ...within], message });
    })
    .readonly()
    .meta({ words: false, ...about('The answers to choose from, in order') });

const sentences = (example: string) => options(text('One answer', example), String);

const field = {
  label: text('The words over the field', 'Your role'),
  missing: text('The error shown when nothing was entered', 'Enter your role, such as Founder'),
};
const placeholder = () =>
  z
    .string()
    .default('')
    .meta({
      words: true,
      ...about('Shown in the field while it is empty', 'e.g. CEO, Founder, Consultant'),
    });

const textField = z
  .strictObject({ ...field, placeholder: placeholder() })
  .meta({ id: 'TextField' });
const emailField = z
  .strictObject({
    ...field,
    placeholder: placeholder(),
    invalid: text(
      'The error shown when the address is not an e-mail address',
      'Enter an address such as name@example.com',
    ),
    plain: text(
      'The error shown when the part before the @ has letters that no form can send',
      'Before the @, use only letters without accents.',
    ),
  })
  .meta({ id: 'EmailField' });

const failure = z
  .strictObject({
    tryLater: messageText.describe('Said when nothing was sent, and another try may help'),
    fixNeeded: messageText.describe('Said when the service refused, and another try will not help'),
    tooLong: messageText.describe('Said when the answers are longer than the service accepts'),
    wait: messageText.describe('Said when too many messages came at once'),
    offline: messageText.describe('Said when there is no connection; nothing was sent'),
    unknown: messageText.describe('Said when the message may have arrived'),
    interrupted: messageText.describe(
      'Said on a page that is opened again before the service answered',
    ),
    mail: text('The link that opens an e-mail to the agency', 'Email {email}'),
    copy: text('The button that copies the answers', 'Copy my answers'),
    copied: text('Said when the answers are copied', 'Answers copied'),
    copyRefused: text(
      'Said when the browser does not let the page copy',
      'Your browser did not allow copying',
    ),
    notLoaded: text(
      'Said when the page could not load what it needs to send',
      'This page could not load what it needs to send.',
    ),
    sendPlainly: text(
      'The button after that message: the browser sends by itself, and a bare page opens',
      'Send them the plain way',
    ),
  })
  .meta({ id: 'FormFailure' });

const notes = {
  privacy: privacyLink,
  submit: text('The button that sends', 'Subscribe'),
  sending: text('The same button while it sends', 'Sending…'),
  slow: text(
    'Said after 8 seconds without an answer',
    'Still sending… This takes longer than usual.',
  ),
  draft: messageText
    .extend({ clear: text('The button that empties the form', 'Clear my answers') })
    .meta({ id: 'DraftNote' })
    .describe('Said when the tab kept what was typed before'),
  failure,
  withoutScripts: text(
    'Said to visitors whose browser runs none of the site’s scripts',
    'Your browser runs none of our scripts, so submitting opens a bare page.',
  ),
};

/** `forms/newsletter.json`. */
export const newsletterFormSchema = z.strictObject({
  headline: text('The words over the form', 'Read us before you hire us.'),
  email: emailField,
  alert: text('The alert shown when subscribing failed', 'Failed to subscribe. Please try again.'),
  sent: messageText
    .extend({ link: link.describe('The confirmation page, which opens after the signup') })
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
    options: sentences('Brand Strategy only'),
  }),
  timeline: z.strictObject({
    label: text('The words over the choice', 'Timeline'),
    placeholder: text('Said while nothing is chosen', 'Select timeline'),
    options: options(
      z.strictObject({
        value: text(
          'What the message to you says; do not change it once it is in use',
          '1-3-weeks',
        ),
        label: text('What visitors read', '1–3 weeks'),
      }),
      ({ value }) => value,
      'value',
    ),
  }),
  budget: z.strictObject({ ...field, options: sentences('Yes, prepared to invest') }),
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
    link: text('The link to the scheduling page, if there is one', 'Open the calendar').optional(),
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
type NewsletterWords = Shown<z.infer<typeof newsletterFormSchema>>;
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

type FormProps<Words> = {
  words: Words;
  /** The agency's address, as a last resort. */
  email: string;
};
export type NewsletterProps = FormProps<NewsletterWords>;
export type ContactProps = FormProps<ContactWords> & {
  /** The address of the calendar, which opens after a success; null if there is none. */
  schedulingPage: string | null;
  /** The help that each plan preselects when the address names it. */
  plans: readonly PlanHelp[];
};

/** What the two forms need, by the name of the form. */
export type IslandProps = { contact: ContactProps; newsletter: NewsletterProps };
