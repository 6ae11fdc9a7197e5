import { STATUS_CODES } from 'node:http';
import { localAccount } from './local-account';
import { isAddedByLibrary, valueOf, type Part } from './message-parts';

/** What the healthy provider answers. */
export type ProviderReply = { status: number; text: string };

/** Texts that people report for each status; the provider's own documentation names only 400. */
const reportedTexts: Readonly<Record<number, string>> = {
  200: 'OK',
  400: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  403: 'API calls are disabled for non-browser applications',
  404: 'Account not found',
  412: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  413: 'Variables size limit',
  422: 'The recipients address is empty',
  423: 'The account is blocked',
};

/** Returns the provider's text for a status, or the standard's name for it. */
export const reportedText = (status: number) => reportedTexts[status] ?? STATUS_CODES[status] ?? '';

const reported = (status: number): ProviderReply => ({ status, text: reportedText(status) });

/** Returns the provider's refusal of a wrong message. */
export const refuse = (text: string): ProviderReply => ({ status: 400, text });

/** The provider accepts 50 kB of variables in one message. */
export const variablesLimit = 50_000;

const dashboard = 'https://dashboard.emailjs.com/admin';

/** Returns the provider's reply to a message. The checks are in the provider's order. */
export function replyTo(origin: string, parts: readonly Part[]): ProviderReply {
  if (origin === '') return reported(403);
  for (const name of ['user_id', 'service_id', 'template_id'])
    if (valueOf(parts, name) === '') return refuse(`The ${name} parameter is required`);
  if (valueOf(parts, 'user_id') !== localAccount.publicKey) return reported(400);
  if (valueOf(parts, 'service_id') !== localAccount.serviceId)
    return refuse(`The service ID not found. To find this ID, visit ${dashboard}`);
  const { contactTemplateId, newsletterTemplateId } = localAccount;
  const templateIds: readonly string[] = [contactTemplateId, newsletterTemplateId];
  if (!templateIds.includes(valueOf(parts, 'template_id')))
    return refuse(`The template ID not found. To find this ID, visit ${dashboard}/templates`);
  const variables = parts.flatMap((part) => (isAddedByLibrary(part) ? [] : Object.values(part)));
  if (Buffer.byteLength(variables.join('')) > variablesLimit) return reported(413);
  // The provider does not document such a message, so the site must not send one.
  const names = parts.filter(isAddedByLibrary).map(({ name }) => name);
  const duplicate = names.find((name, index) => names.indexOf(name) < index);
  return duplicate === undefined
    ? reported(200)
    : refuse(`The ${duplicate} parameter appears twice`);
}
