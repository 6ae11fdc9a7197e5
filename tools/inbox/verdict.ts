import { reportedText } from './answers';
import { localAccount } from './local-account';
import { isTechnical, valueOf, type Part } from './message';

/** The healthy provider's answer. */
export type Verdict = { status: number; text: string };

/** The provider accepts 50 kB of variables in one message. */
export const variablesLimit = 50_000;

const templateIds: readonly string[] = [
  localAccount.contactTemplateId,
  localAccount.newsletterTemplateId,
];
const dashboard = 'https://dashboard.emailjs.com/admin';

/** Returns the provider's answer to a message. The checks are in the provider's order. */
export function verdict(origin: string, parts: readonly Part[]): Verdict {
  if (origin === '') return reported(403);
  for (const name of ['user_id', 'service_id', 'template_id']) {
    if (valueOf(parts, name) === '') return refuse(`The ${name} parameter is required`);
  }
  if (valueOf(parts, 'user_id') !== localAccount.publicKey) return reported(400);
  if (valueOf(parts, 'service_id') !== localAccount.serviceId) {
    return refuse(`The service ID not found. To find this ID, visit ${dashboard}`);
  }
  if (!templateIds.includes(valueOf(parts, 'template_id'))) {
    return refuse(`The template ID not found. To find this ID, visit ${dashboard}/templates`);
  }
  if (variablesSize(parts) > variablesLimit) return reported(413);
  // The provider does not document such a message, so the site must not send one.
  const names = parts.filter(isTechnical).map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  return twice === undefined ? reported(200) : refuse(`The ${twice} parameter appears twice`);
}

/** Returns a refusal with the provider's status for a wrong message. */
export const refuse = (text: string): Verdict => ({ status: 400, text });

const reported = (status: number): Verdict => ({ status, text: reportedText(status) });

const variablesSize = (parts: readonly Part[]) =>
  parts
    .filter((part) => !isTechnical(part))
    .reduce(
      (size, { name, value }) => size + Buffer.byteLength(name) + Buffer.byteLength(value),
      0,
    );
