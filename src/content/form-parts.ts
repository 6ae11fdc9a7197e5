import { z } from 'zod';
import { about, privacyLink, text } from './primitives';

/** A title and a text: the fields of every message of a form. */
export const messageText = z
  .strictObject({
    title: text('What happened, in a few words', 'We could not send this yet.'),
    text: text('What it means and what to do now', 'Nothing is lost: your answers are still here.'),
  })
  .meta({ id: 'MessageText' });

/** A toast. The specification fixes its words, so that it stays as typed. */
export const toast = () =>
  messageText.meta({ words: false, description: 'Appears for some seconds, word for word' });

/** Reports equal answers, which nobody could tell apart in the message that arrives. */
export function differ(answers: readonly string[], context: z.RefinementCtx, ...within: string[]) {
  for (const [index, answer] of answers.entries()) {
    if (answers.indexOf(answer) === index) continue;
    const message = 'is the same as an earlier one. Change or remove it';
    context.addIssue({ code: 'custom', path: [index, ...within], message });
  }
}

/** The answers to choose from. The message to the agency has them as typed. */
export const options = (example: string) =>
  z
    .array(text('One answer', example))
    .min(1)
    .superRefine((answers, context) => differ(answers, context))
    .readonly()
    .meta({ words: false, ...about('The answers to choose from, in order') });

export const field = {
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

export const textField = z
  .strictObject({ ...field, placeholder: placeholder() })
  .meta({ id: 'TextField' });
export const emailField = z
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

export const failure = z
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

export const notes = {
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
