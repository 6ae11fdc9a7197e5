import { iso31661 } from 'iso-3166';
import { z } from 'zod';
import { isEmail, parseAddress, siteAddressProblem } from '../addresses/addresses';
import { isTimeZone } from '../calendar';
import { fileType } from '../content-type';
import { priceSchema } from '../schemas/price';
import {
  day,
  iconName,
  imageFile,
  languageCode,
  longText,
  plainText,
  singleLine,
  textOfLength,
  validString,
  webAddress,
} from '../schemas/primitives';
import { didYouMean } from '../text/closest';

const email = (description: string) =>
  z
    .string()
    .refine(isEmail, 'must be an e-mail address')
    .meta({ description, examples: ['hello@example.com'] });

/** Returns the ISO code for a common abbreviation: GB for UK. */
function likelyCountry(written: string): string {
  const [canonical = ''] = /^[A-Za-z]{2}$/.test(written)
    ? Intl.getCanonicalLocales(`und-${written}`)
    : [];
  const code = canonical.replace('und-', '');
  const isCountry = iso31661.some(({ alpha2 }) => alpha2 === code);
  return isCountry ? `. Did you mean "${code}"?` : '';
}

/** `site.json`: the brand, its addresses, and the variables for texts. */
export const siteSchema = z.strictObject({
  brand: plainText('The name of the agency', 'Northbound'),
  product: plainText('Your word for what you make; texts say {product}', 'Compass'),
  tagline: textOfLength(
    [1, 120],
    'One sentence under the logo in the footer',
    'Your career has a plot.',
  ),
  address: validString(siteAddressProblem)
    // In ASCII, for machines: https://xn--mller-kva.de
    .overwrite((address) => parseAddress(address)?.origin ?? address)
    .meta({ description: 'The public address of the site', examples: ['https://www.example.com'] }),
  email: email('Where visitors write to'),
  security: z
    .strictObject({
      email: email('Where to report security problems: a mailbox that somebody reads'),
      expires: day('The day until which this is valid, at most a year from now', '2026-06-30'),
    })
    .describe('Whom to tell about a security problem, for /.well-known/security.txt'),
  repository: z
    .string()
    .regex(/^github:[\w.-]+\/[\w.-]+#[\w./-]+$/, 'must be such as github:acme/site#main')
    .optional()
    .meta({
      description:
        'The repository and its branch; with them the published site has an editor for writers at /admin/',
      examples: ['github:acme/site#main'],
    }),
  schedulingPage: webAddress(
    'The page on which a visitor books the discovery call. It opens after an inquiry; without it, only the receipt is shown',
    'https://calendar.example.com/call',
  ).optional(),
  language: languageCode().meta({
    description: 'The language of the site, as in BCP 47',
    examples: ['en-US'],
  }),
  timeZone: z
    .string()
    .refine(isTimeZone, {
      error: ({ input }) =>
        `must be a time zone such as Europe/Berlin.${didYouMean(String(input), Intl.supportedValuesOf('timeZone'))}`,
    })
    .default('UTC')
    .meta({
      description: 'Where a day begins: articles are published at midnight there',
      examples: ['Europe/Berlin'],
    }),
  year: z
    .int()
    .min(2000)
    .max(2100)
    .meta({ description: 'The year in the copyright line', examples: [2025] }),
  minimumEngagement: priceSchema.optional().meta({
    title: 'Lowest price',
    description: 'The lowest price, if texts name one: {minimumEngagement}',
  }),
  serviceArea: plainText('Where you work, after “We work”; texts say {serviceArea}', 'worldwide'),
  shareCard: z
    .strictObject({
      picture: imageFile(
        'Shown under the headline and cut off at the bottom; 1200 px wide or more',
        'images/social.png',
      ),
      alt: longText(
        'What it shows; the headline of the page is read before it',
        'Loose threads.',
      ).meta({ title: 'Alternative text' }),
    })
    .meta({
      title: 'Picture for shared links',
      description: 'The picture shown when somebody shares a page',
    }),
  socials: z
    .array(
      z.strictObject({
        label: plainText('The name of the network', 'LinkedIn'),
        icon: iconName().optional().describe('Without one, the name of the network is shown'),
        href: webAddress(
          'The address of the profile',
          'https://www.linkedin.com/company/example',
        ).meta({ title: 'Leads to' }),
      }),
    )
    .describe('Profiles on social networks, in the footer'),
  company: z
    .strictObject({
      legalName: plainText('The registered name', 'Northbound GmbH'),
      street: plainText('The street and the number', 'Lindenstraße 9'),
      postalCode: plainText('The postal code', '10969'),
      city: plainText('The city', 'Berlin'),
      country: z
        .string()
        .refine((code) => iso31661.some(({ alpha2 }) => alpha2 === code), {
          error: ({ input }) => `must be a country such as DE${likelyCountry(String(input))}`,
        })
        .meta({ description: 'The code of the country (ISO 3166)', examples: ['DE'] }),
    })
    .optional()
    .describe('Who runs the site, for search engines; the imprint tells visitors'),
  analytics: z
    .strictObject({
      script: webAddress('The address of its script', 'https://plausible.io/js/script.js').refine(
        (address) => !address.startsWith('http:'),
        'must start with https://. Browsers run no other scripts on this site',
      ),
      attributes: z
        .record(z.string().regex(/^data-[a-z-]+$/), z.string())
        .default({})
        .meta({
          description:
            'The attributes of the script, as the service names them. The policy lets it send to its own address, and to addresses in these',
          examples: [{ 'data-domain': 'www.example.com' }],
        }),
    })
    .optional()
    .meta({
      title: 'Counting of visits',
      description: 'A service that counts visits; without it, there is none',
    }),
  verification: z
    .record(z.string().regex(/^[\w.-]+$/), singleLine().meta({ isTypeset: false }))
    .default({})
    .meta({
      title: 'Tags of search engines',
      description: 'Tags by which search engines know that the site is yours, on the home page',
      examples: [
        {
          'google-site-verification': 'abc',
        },
      ],
    }),
  variables: z.record(z.string().regex(/^[a-z][A-Za-z]*$/), singleLine()).meta({
    title: 'Variables for texts',
    description:
      'Values that texts repeat, each written once; texts use their names, such as {replyTime}',
    examples: [
      {
        replyTime: '24 to 48 hours',
      },
    ],
  }),
});

export type SiteSettings = z.infer<typeof siteSchema>;

/** Returns whether the published site has an editor for writers, at `/admin/`. */
export const hasEditor = ({ repository }: Partial<SiteSettings>) => repository !== undefined;

export const siteSettingsType = fileType({
  typeName: 'SiteSettings',
  schema: siteSchema,
  file: 'site.json',
});
