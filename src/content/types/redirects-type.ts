import { z } from 'zod';
import { canonicalPath, decodeEscapes } from '../addresses/addresses';
import { fileType } from '../content-type';
import { href, validString } from '../schemas/primitives';

function oldAddressProblem(address: string): string | undefined {
  if (!address.startsWith('/')) return 'must start with a slash, such as /pricing/';
  if (address.startsWith('/?'))
    return 'must have a path. An address that differs only after "?" cannot be redirected';
  if (address.includes('?'))
    return 'must end before the "?". A redirect works with everything that follows it';
  if (address.includes('#')) return 'must end before the "#". Servers never see what follows it';
  if (/\s/.test(address)) return 'must not contain a space. Write %20 for it';
  if (address.includes('%') && decodeEscapes(address) === address)
    return 'has a "%" that is no letter in UTF-8. Write the letter itself, and %25 for a "%"';
  const path = canonicalPath(address);
  if (path === '/') return 'must be an old page. The home page cannot move';
  if (/[*:]/.test(path))
    return 'must be one address, without "*" or ":". Add one redirect for each old page';
  // The configurations of servers cannot contain these.
  return /["\\${}\p{Cc}\p{Cs}]|(?!\u200d)\p{Cf}/u.test(path)
    ? 'must not contain ", \\, $, {, }, half of an emoji or an invisible one'
    : undefined;
}

/** `redirects.json`: the new addresses of old ones. */
export const redirectsSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      from: validString(oldAddressProblem).meta({
        description: 'The old address; it works with and without its final slash',
        examples: ['/pricing/'],
      }),
      to: href()
        .refine(
          (to) => !/^(mailto|tel):/.test(to),
          'must be a page of the site, or start with https://',
        )
        .meta({
          title: 'To',
          description: 'The page to which visitors are sent',
          examples: ['/services/'],
        }),
    }),
  ),
});

export type Redirects = z.infer<typeof redirectsSchema>;

/** Returns the new addresses by the canonical paths of the old ones. */
export const redirectTargets = ({ items }: Redirects): ReadonlyMap<string, string> =>
  new Map(items.map(({ from, to }) => [canonicalPath(from), to]));

/** Returns the line of `redirects.json` that redirects an address. */
export const redirectLine = ({ from, to }: Redirects['items'][number]): string =>
  `{ "from": ${JSON.stringify(from)}, "to": ${JSON.stringify(to)} }`;

export const redirectsType = fileType({
  typeName: 'Redirects',
  schema: redirectsSchema,
  file: 'redirects.json',
});
