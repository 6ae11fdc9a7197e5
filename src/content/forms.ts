import { z } from 'zod';
import { valueAt } from './field-schema';
import { group, link, privacyLink, sentence, text, type ContentLink } from './primitives';

const message = {
  title: text('What happened, in a few words', 'We could not send this yet.'),
  text: sentence('What it means and what to do now', 'Your answers are still here.'),
};
const messageText = group('MessageText', message);

/** A toast. The specification fixes its words, so that it stays as typed. */
const toast = messageText.meta({
  words: false,
  description: 'Appears for some seconds, word for word',
});

/** The answers to choose from. The message to the agency has them as typed, so that none may come twice. */
const options = <Answer extends z.ZodType>(answer: Answer) =>
  z
    .array(answer)
    .min(1)
    .superRefine((answers, context) => {
      const values = answers.map((one) => valueAt(one, ['value']) ?? one);
      for (const [index, value] of values.entries())
        if (values.indexOf(value) < index)
          context.addIssue({ code: 'custom', path: [index], message: repeated });
    })
    .readonly()
    .meta({ words: false, description: 'The answers to choose from, in order' });
const repeated = 'is the same as an earlier one. Change or remove it';

const field = {
  label: text('The words over the field', 'Your role'),
  missing: text('The error shown when nothing was entered', 'Enter your role, such as Founder'),
};
const placeholder = z
  .string()
  .default('')
  .meta({
    words: true,
    description: 'Shown in the field while it is empty',
    examples: ['e.g. CEO, Founder, Consultant'],
  });

const textField = group('TextField', { ...field, placeholder });
const emailField = group('EmailField', {
  ...field,
  placeholder,
  invalid: text('The error for an invalid e-mail address', 'Enter one like name@example.com'),
  plain: sentence('The error for letters before the @ that no form can send', 'Use plain letters.'),
});

const failure = group('FormFailure', {
  tryLater: messageText.describe('Said when nothing was sent, and another try may help'),
  fixNeeded: messageText.describe('Said when the service refused, and another try will not help'),
  tooLong: messageText.describe('Said when the answers are longer than the service accepts'),
  wait: messageText.describe('Said when too many messages came at once'),
  offline: messageText.describe('Said when there is no connection; nothing was sent'),
  unknown: messageText.describe('Said when the message may have arrived'),
  interrupted: messageText.describe('Said on a page that is opened again before the answer came'),
  mail: text('The link that opens an e-mail to the agency', 'Email {email}'),
  copy: text('The button that copies the answers', 'Copy my answers'),
  copied: text('Said when the answers are copied', 'Answers copied'),
  copyRefused: text('Said when the browser forbids copying', 'Your browser did not allow copying'),
  notLoaded: sentence('Said when the page could not load its scripts', 'Something did not load.'),
  sendPlainly: text('The button that lets the browser send by itself', 'Send them the plain way'),
});

const notes = {
  privacy: privacyLink,
  submit: text('The button that sends', 'Subscribe'),
  sending: text('The same button while it sends', 'Sending…'),
  slow: text('Said after 8 seconds without an answer', 'Still sending…'),
  draft: group('DraftNote', {
    ...message,
    clear: text('The button that empties the form', 'Clear my answers'),
  }).describe('Said when the tab kept what was typed before'),
  failure,
  withoutScripts: sentence('Said when no script of the site runs', 'Submitting opens a bare page.'),
};

/** `forms/newsletter.json`. */
export const newsletterFormSchema = z.strictObject({
  headline: text('The words over the form', 'Read us before you hire us.'),
  email: emailField,
  alert: text('The alert shown when subscribing failed', 'Failed to subscribe. Please try again.'),
  sent: group('SubscribedNote', {
    ...message,
    link: link.describe('The confirmation page, which opens after the signup'),
  }).describe('Said in the form when subscribing worked'),
  ...notes,
});

/** `forms/contact.json`. */
export const contactFormSchema = z.strictObject({
  required: sentence('The line over the questions: which need an answer', 'Every question does.'),
  optional: text('Shown beside the label of a question that may be left empty', 'optional'),
  fullName: textField,
  email: emailField,
  role: textField,
  goals: textField,
  helpNeeded: z.strictObject({
    label: text('The words over the choices', 'What do you need help with?'),
    options: options(text('One answer', 'Brand Strategy only')),
  }),
  timeline: z.strictObject({
    label: text('The words over the choice', 'Timeline'),
    placeholder: text('Said while nothing is chosen', 'Select timeline'),
    options: options(
      z.strictObject({
        value: text('What the message to you says; keep it once it is in use', '1-3-weeks'),
        label: text('What visitors read', '1–3 weeks'),
      }),
    ),
  }),
  budget: z.strictObject({
    ...field,
    options: options(text('One answer', 'Yes, prepared to invest')),
  }),
  additional: z.strictObject({
    label: text('The words over the field', 'Anything else?'),
    placeholder: text('Shown in the field while it is empty', 'Share your goals'),
  }),
  note: sentence('Says what happens after the form was sent', 'Then the calendar opens.'),
  sent: z.strictObject({
    toast,
    message: messageText,
    changed: messageText.describe('Said when the visitor has changed the answers since'),
    before: messageText.describe('Said to visitors who come back after they have sent it'),
    link: text('The link to the scheduling page, if there is one', 'Open the calendar').optional(),
    again: text('The button that shows the empty questions again', 'Write another inquiry'),
  }),
  failed: z.strictObject({
    toast,
    dismiss: text('The name of the button that closes it', 'Close this message'),
  }),
  ...notes,
});

export type FailureWords = z.infer<typeof failure>;
export type DraftWords = z.infer<typeof notes.draft>;

/** What the inquiry form needs of a plan. */
export type InquiryPlan = {
  /** The parameter in the address: `/contact/?plan=…`. */
  slug: string;
  /** The line over the form. */
  formQuestion: string;
  /** The options of `helpNeeded` to choose in advance. */
  formOptions: readonly string[];
};

type FormProps<Words> = {
  /** Without a link to a page that is not published. */
  words: Omit<Words, 'privacy'> & { privacy: ContentLink | null };
  /** The agency's address, as a last resort. */
  email: string;
};
export type NewsletterProps = FormProps<z.infer<typeof newsletterFormSchema>>;
export type ContactProps = FormProps<z.infer<typeof contactFormSchema>> & {
  /** The address of the calendar, which opens after a success; null if there is none. */
  schedulingPage: string | null;
  /** The plans that the address may name. */
  plans: readonly InquiryPlan[];
};
export type ContactWords = ContactProps['words'];

/** What the two forms need, by the name of the form. */
export type IslandProps = { contact: ContactProps; newsletter: NewsletterProps };
