import { z } from 'zod';
import { formFields, type FormField, type FormName } from '../../contract/form-fields';
import { fileType } from '../content-type';
import {
  namedGroup,
  linkSchema,
  privacyLink,
  longText,
  nonEmptyList,
  plainText,
  type ContentLink,
} from '../schemas/primitives';

const notice = {
  title: plainText('What happened, in a few words', 'We could not send this yet.'),
  text: longText('What it means and what to do now', 'Your answers are still here.'),
};
const noticeText = namedGroup('NoticeText', notice);

/** A toast. It stays as typed, because docs/specification.md fixes its words. */
const toast = noticeText.meta({
  isTypeset: false,
  description: 'Appears for some seconds, word for word',
});

/** A list of options. They are sent as written. */
const options = <Answer extends z.ZodType>(answer: Answer) =>
  nonEmptyList(answer, 'The answers to choose from, in order')
    .readonly()
    .meta({ isTypeset: false });

const missing = plainText(
  'The error shown when nothing was entered',
  'Enter your role, such as Founder',
);
const label = plainText('The words over the field', 'Your role');
const placeholder = z
  .string()
  .default('')
  .meta({
    isTypeset: true,
    description: 'Shown in the field while it is empty',
    examples: ['e.g. CEO, Founder, Consultant'],
  });
const answers = options(plainText('One answer', 'Brand Strategy only'));

/** The kinds of fields, each with the words of such a field. */
const kinds = [
  z.object({ kind: z.literal('text'), label, placeholder }),
  z.object({
    kind: z.literal('email'),
    label,
    placeholder,
    invalid: plainText(
      'The error for an invalid e-mail address',
      'Enter one like name@example.com',
    ),
    plain: longText(
      'The error for letters before the @ that no form can send',
      'Use plain letters.',
    ),
  }),
  z.object({ kind: z.literal('textarea'), label, placeholder }),
  z.object({
    kind: z.literal('select'),
    label,
    placeholder: plainText('Said while nothing is chosen', 'Select timeline'),
    options: options(
      z.strictObject({
        value: plainText('What the message to you says; keep it once it is in use', '1-3-weeks'),
        label: plainText('What visitors read', '1–3 weeks'),
      }),
    ),
  }),
  z.object({
    kind: z.literal('radios'),
    label,
    hint: plainText('A line under the question', 'Any answer gets you the call.').optional(),
    options: answers,
  }),
  z.object({ kind: z.literal('checkboxes'), label, options: answers }),
] as const;

/** Returns the schema of the words of a field. */
function fieldWordsSchema({ kind, required }: FormField) {
  const { kind: _kind, ...words } =
    kinds.find(({ shape }) => shape.kind.value === kind)?.shape ?? {};
  return z.strictObject({ ...words, ...(required && { missing }) });
}

/** Returns the schema of the words of all fields of a form. */
const fieldsOfForm = (form: FormName) =>
  z
    .strictObject(
      Object.fromEntries(formFields[form].map((field) => [field.name, fieldWordsSchema(field)])),
    )
    .describe('The words of each field');

const fieldNames = Object.values(formFields).flatMap((fields) => fields.map(({ name }) => name));

/** A field with its words. */
const fieldWithWords = z.intersection(
  z.object({
    name: z.enum(fieldNames),
    required: z.boolean(),
    autoComplete: z.string().optional(),
    missing: z.string().optional(),
  }),
  z.discriminatedUnion('kind', kinds),
);
export type FieldWithWords = z.infer<typeof fieldWithWords>;

/** Returns the fields of a form with their words, in the order of the page. */
export const fieldsWithWords = (
  form: FormName,
  words: Readonly<Record<string, object>>,
): readonly FieldWithWords[] =>
  formFields[form].map((field) => fieldWithWords.parse({ ...field, ...words[field.name] }));

const failure = namedGroup('FormFailure', {
  tryLater: noticeText.describe('Said when nothing was sent, and another try may help'),
  fixNeeded: noticeText.describe('Said when the service refused, and another try will not help'),
  serviceError: noticeText.describe('Said when the service answered with an error of its own'),
  tooLong: noticeText.describe('Said when the answers are longer than the service accepts'),
  wait: noticeText.describe('Said when too many messages came at once'),
  offline: noticeText.describe('Said when there is no connection; nothing was sent'),
  unknown: noticeText.describe('Said when the message may have arrived'),
  interrupted: noticeText.describe('Said on a page that is opened again before the answer came'),
  mail: plainText('The link that opens an e-mail to the agency', 'Email {email}'),
  copy: plainText('The button that copies the answers', 'Copy my answers'),
  copied: plainText('Said when the answers are copied', 'Answers copied'),
  copyRefused: plainText(
    'Said when the browser forbids copying',
    'Your browser did not allow copying',
  ),
  notLoaded: longText('Said when the page could not load its scripts', 'Something did not load.'),
  sendPlainly: plainText(
    'The button that lets the browser send by itself',
    'Send them the plain way',
  ),
});

const notes = {
  privacy: privacyLink,
  submit: plainText('The button that sends', 'Subscribe'),
  sending: plainText('The same button while it sends', 'Sending…'),
  slow: plainText('Said after 8 seconds without an answer', 'Still sending…'),
  failure,
  withoutScripts: longText('Said when no script of the site runs', 'Submitting opens a bare page.'),
};

/** `forms/newsletter.json`. Without it, the site has no newsletter form. */
export const newsletterFormSchema = z.strictObject({
  headline: plainText('The words over the form', 'Read us before you hire us.'),
  formFields: fieldsOfForm('newsletter'),
  alert: plainText(
    'The alert shown when subscribing failed',
    'Failed to subscribe. Please try again.',
  ),
  sent: namedGroup('SubscribedNote', {
    ...notice,
    link: linkSchema.describe('The confirmation page, which opens after the signup'),
  }).describe('Said in the form when subscribing worked'),
  ...notes,
});

/** `forms/contact.json`. */
export const contactFormSchema = z.strictObject({
  required: plainText('The line over the questions: which need an answer', 'Every question does.'),
  optional: plainText('Shown beside the label of a question that may be left empty', 'optional'),
  formFields: fieldsOfForm('contact'),
  summary: plainText(
    'The line over the list of errors, if a submit had more than one',
    'These questions need an answer',
  ),
  plan: z
    .strictObject({
      change: plainText('The link to the question that the plan has answered', 'Change'),
      clear: plainText('The button that takes the answer of the plan back', 'Clear'),
    })
    .describe('The actions under the line about the plan that a link named'),
  savedAnswers: z
    .strictObject({
      text: plainText('Said when they came back', 'Your answers are still here.'),
      clear: plainText('The button that empties the form', 'Clear my answers'),
      cleared: plainText('Said when they were cleared', 'Your answers are cleared.'),
      undo: plainText('The button that brings them back', 'Bring them back'),
    })
    .describe('What is said about answers that the tab has kept'),
  note: longText('Says what happens after the form was sent', 'Then the calendar opens.'),
  sent: z.strictObject({
    toast,
    message: noticeText,
    changed: noticeText.describe('Said when the visitor has changed the answers since'),
    before: noticeText.meta({
      title: 'On a later visit',
      description: 'Said to visitors who come back after they have sent it',
    }),
    link: plainText(
      'The link to the scheduling page, if there is one',
      'Open the calendar',
    ).optional(),
    again: plainText('The button that shows the empty questions again', 'Write another inquiry'),
  }),
  failed: z.strictObject({
    toast,
    dismiss: plainText('The name of the button that closes it', 'Close this message'),
  }),
  ...notes,
});

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

export type FailureWords = z.infer<typeof failure>;

/** The part of a plan that the inquiry form uses. */
export type InquiryPlan = {
  /** The value of `plan` in the address: `/contact/?plan=…`. */
  slug: string;
  /** The line over the questions. */
  formNote: string;
  /** The options of `planField` that are chosen in advance. */
  formOptions: readonly string[];
  /** The beginning of the text in `planTextField`; may be empty. */
  formText: string;
};

type FormProps<Words> = {
  /** `privacy` is null while its page is not published. */
  words: Omit<Words, 'privacy' | 'formFields'> & { privacy: ContentLink | null };
  /** In the order of the page and of the message. */
  fields: readonly FieldWithWords[];
  /** The agency's e-mail address, offered after a failure. */
  email: string;
};
export type NewsletterProps = FormProps<z.infer<typeof newsletterFormSchema>>;
export type ContactProps = FormProps<z.infer<typeof contactFormSchema>> & {
  /** The address of the calendar that opens after a success; null if there is none. */
  schedulingPage: string | null;
  /** The plans that the address may name. */
  plans: readonly InquiryPlan[];
};
export type ContactWords = ContactProps['words'];

/** The props of the forms, in the build and in the browser; `newsletter` is null on a site without one. */
export type FormsProps = { contact: ContactProps; newsletter: NewsletterProps | null };
