import { z } from 'zod';
import { localAddressProblem, parseAddress } from '../addresses/addresses';
import { previewValues } from '../preview-build';

/** Matches placeholder ids of examples and tutorials, and the ids of the local inbox. */
const placeholder =
  /your[-_]|example|placeholder|change_?me|x{4}|^local-|^(?:public_?key|(?:service|template|user)_?id)$/i;

const ids = {
  GATSBY_EMAILJS_PUBLIC_KEY: { what: 'public key', prefix: 'user_' },
  GATSBY_EMAILJS_SERVICE_ID: { what: 'service ID', prefix: 'service_' },
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: { what: 'template ID', prefix: 'template_' },
  GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID: { what: 'template ID', prefix: 'template_' },
} as const;

/** An id of the account at EmailJS, which begins with no other kind's prefix. */
function accountId({ what, prefix }: (typeof ids)[keyof typeof ids]) {
  const copy = `Copy the ${what} from the account at EmailJS`;
  return z
    .string()
    .regex(/^[\w.-]+$/, {
      error: `It has letters, digits, hyphens and underscores alone. ${copy}`,
      abort: true,
    })
    .refine((id) => !placeholder.test(id), {
      error: `That is a placeholder. ${copy}`,
      abort: true,
    })
    .superRefine((id, context) => {
      const other = Object.values(ids).find((one) => id.startsWith(one.prefix));
      if (other && other.prefix !== prefix) context.addIssue(`That is a ${other.what}. ${copy}`);
    })
    .optional();
}

/** The account that receives what the forms send. */
const account = {
  GATSBY_EMAILJS_PUBLIC_KEY: accountId(ids.GATSBY_EMAILJS_PUBLIC_KEY),
  GATSBY_EMAILJS_SERVICE_ID: accountId(ids.GATSBY_EMAILJS_SERVICE_ID),
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: accountId(ids.GATSBY_EMAILJS_CONTACT_TEMPLATE_ID),
  GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID: accountId(ids.GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID),
  GATSBY_EMAILJS_ORIGIN: z
    .string()
    .refine((address) => localAddressProblem(address) === undefined, {
      error: 'No visitor can reach it. Leave it empty',
      abort: true,
    })
    .refine(
      (address) => address.startsWith('https://') && parseAddress(address)?.origin === address,
      'Leave it empty, or write https:// and a host, with nothing after it',
    )
    .optional(),
};

/** What a build with the account of the local inbox takes from its owner, too. */
const otherSettings = {
  GATSBY_PREVIEW: z
    .enum(
      ['false', ...previewValues],
      'Write true for a preview, drafts for one with drafts, or leave it empty',
    )
    .optional(),
  GATSBY_TRANSPORT_SECURITY: z
    .string()
    .regex(
      /^max-age=\d+(; includeSubDomains)?(; preload)?$/,
      'Write "max-age=300", "max-age=31536000" or "max-age=31536000; includeSubDomains"',
    )
    .default('max-age=31536000; includeSubDomains'),
  GATSBY_POLICY_REPORTS: z
    .string()
    .refine(
      // What a header can contain.
      (address) => /^https:[^\s;,]+$/.test(address) && parseAddress(address) !== undefined,
      'Write an address such as https://reports.example.com/csp',
    )
    .transform((address) => parseAddress(address)?.href)
    .optional(),
};

/** The variables of `.env.example`. Of the ids no two are the same. */
const settingsOfOwner = z.object({ ...account, ...otherSettings }).superRefine((env, context) => {
  const given = z.partialRecord(z.string(), z.string()).parse(env);
  const names = Object.keys(ids).filter((name) => given[name] !== undefined);
  for (const [index, name] of names.entries()) {
    const first = names.slice(0, index).find((earlier) => given[earlier] === given[name]);
    if (first)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `It is the same as ${first}. Each id is another one`,
      });
  }
});

export const buildSettingNames = Object.keys({ ...account, ...otherSettings });

type Environment = Readonly<Record<string, string | undefined>>;

/** Parses the variables. An empty one is not set; where LOCAL_INBOX is set, a command of this machine has set the account. */
function parseSettings({ LOCAL_INBOX, ...env }: Environment) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  return (LOCAL_INBOX ? z.object(otherSettings) : settingsOfOwner).safeParse(given);
}

/** Returns what is wrong with the variables of a build: their names, and a sentence or two about each. */
export const buildSettingProblems = (env: Environment): { name: string; problem: string }[] =>
  (parseSettings(env).error?.issues ?? []).map(({ path, message }) => {
    const name = path.join('.');
    return { name, problem: `${name} is "${env[name]}". ${message}.` };
  });

/**
 * Returns the variables that the files for hosts depend on, with their defaults.
 *
 * @throws sentences if a variable is wrong
 */
export function buildSettings(env: Environment = process.env) {
  const { data } = parseSettings(env);
  if (data) return data;
  throw new Error(
    buildSettingProblems(env)
      .map(({ problem }) => problem)
      .join('\n'),
  );
}
