import { localAccount } from './local-account';
import { isTechnical, valueOf, type Part } from './message';

/** What the healthy provider answers. */
export type Verdict = {
  status: number;
  text: string;
};

/** The provider takes 50 kB of variables in one message. */
export const variablesLimit = 50_000;

const templateIds: readonly string[] = [
  localAccount.contactTemplateId,
  localAccount.newsletterTemplateId,
];
const dashboard = 'https://dashboard.emailjs.com/admin';

const notABrowser = { status: 403, text: 'API calls are disabled for non-browser applications' };
const tooLarge = { status: 413, text: 'Variables size limit' };

/** The provider's answer to a readable request, its checks in the provider's order. */
export function verdict(origin: string | null, parts: readonly Part[]): Verdict {
  if (origin === null) return notABrowser;
  for (const name of ['user_id', 'service_id', 'template_id']) {
    if (valueOf(parts, name) === '') return refuse(`The ${name} parameter is required`);
  }
  if (valueOf(parts, 'user_id') !== localAccount.publicKey) {
    return refuse(`The Public Key is invalid. To find this ID, visit ${dashboard}/account`);
  }
  if (valueOf(parts, 'service_id') !== localAccount.serviceId) {
    return refuse(`The service ID not found. To find this ID, visit ${dashboard}`);
  }
  if (!templateIds.includes(valueOf(parts, 'template_id'))) {
    return refuse(`The template ID not found. To find this ID, visit ${dashboard}/templates`);
  }
  if (variablesSize(parts) > variablesLimit) return tooLarge;

  // The provider does not say what it does with an id that comes twice; here it is a mistake of the site.
  const twice = parts.find((part, index) => isTechnical(part) && isRepeated(parts, part, index));
  if (twice) return refuse(`The ${twice.name} parameter appears twice`);
  return { status: 200, text: 'OK' };
}

/** The answer to a request whose body could not be read. */
export function unreadable(origin: string | null, problem: string, tooLong: boolean): Verdict {
  if (origin === null) return notABrowser;
  return tooLong ? tooLarge : refuse(problem);
}

function refuse(text: string): Verdict {
  return { status: 400, text };
}

function isRepeated(parts: readonly Part[], part: Part, index: number): boolean {
  return parts.findIndex((other) => other.name === part.name) < index;
}

function variablesSize(parts: readonly Part[]): number {
  return parts
    .filter((part) => !isTechnical(part))
    .reduce((size, part) => size + Buffer.byteLength(part.name) + Buffer.byteLength(part.value), 0);
}
