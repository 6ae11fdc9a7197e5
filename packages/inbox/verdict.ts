import { localAccount } from './local-account';
import { isTechnical, valueOf, type Part } from './message';
import { reportedText } from './reported-errors';

/** The healthy provider's answer. */
export type Verdict = {
  status: number;
  text: string;
};

/** How strict the fake is. */
export type Rules = {
  /** Accepts every public key, service and template, not only those of the local account. */
  anyAccount: boolean;
  /**
   * Refuses a message with one of the four technical parts twice. The provider does not document
   * such a message, so the site must not send one.
   */
  strict: boolean;
  /** Answers 429 to a message less than a second after the last one, as the provider documents. */
  rateLimit: boolean;
};

/** The provider accepts 50 kB of variables in one message. */
export const variablesLimit = 50_000;

const templateIds: readonly string[] = [
  localAccount.contactTemplateId,
  localAccount.newsletterTemplateId,
];
const dashboard = 'https://dashboard.emailjs.com/admin';

/** Returns the provider's answer to a readable request. The checks are in the provider's order. */
export function verdict(origin: string | null, parts: readonly Part[], rules: Rules): Verdict {
  if (origin === null) return reported(403);
  for (const name of ['user_id', 'service_id', 'template_id']) {
    if (valueOf(parts, name) === '') return refuse(`The ${name} parameter is required`);
  }
  const stranger = rules.anyAccount ? null : unknownAccount(parts);
  if (stranger !== null) return refuse(stranger);
  if (variablesSize(parts) > variablesLimit) return reported(413);
  const twice = rules.strict ? parts.find(isRepeatedIn(parts)) : undefined;
  if (twice) return refuse(`The ${twice.name} parameter appears twice`);
  return reported(200);
}

/** Returns the answer to a request whose body could not be read. */
export function unreadable(origin: string | null, problem: string, tooLong: boolean): Verdict {
  if (origin === null) return reported(403);
  return tooLong ? reported(413) : refuse(problem);
}

/** Returns a status with the text that the provider reportedly sends with it. */
export const reported = (status: number): Verdict => ({ status, text: reportedText(status) });

const refuse = (text: string): Verdict => ({ status: 400, text });

function unknownAccount(parts: readonly Part[]): string | null {
  if (valueOf(parts, 'user_id') !== localAccount.publicKey) return reportedText(400);
  if (valueOf(parts, 'service_id') !== localAccount.serviceId) {
    return `The service ID not found. To find this ID, visit ${dashboard}`;
  }
  if (!templateIds.includes(valueOf(parts, 'template_id'))) {
    return `The template ID not found. To find this ID, visit ${dashboard}/templates`;
  }
  return null;
}

const isRepeatedIn = (parts: readonly Part[]) => (part: Part, index: number) =>
  isTechnical(part) && parts.findIndex(({ name }) => name === part.name) < index;

function variablesSize(parts: readonly Part[]): number {
  return parts
    .filter((part) => !isTechnical(part))
    .reduce((size, part) => size + Buffer.byteLength(part.name) + Buffer.byteLength(part.value), 0);
}
