import { z } from 'zod';
import { priceSchema } from './price';
import { about, icon, imageFile, language, line, text } from './primitives';
import { addressFault } from './public-address';

/** `site.json`: the brand, its addresses, and the facts that texts use by name. */
export const siteSchema = z
  .object({
    brand: text('The name of the agency', 'Northbound'),
    product: text('What the headline says influence starts with', 'Compass'),
    tagline: line()
      .max(120)
      .meta(
        about(
          'One sentence under the logo in the footer, up to 120 characters',
          'Your career has a plot; we put it in writing.',
        ),
      ),
    address: z
      .string()
      .superRefine((address, context) => {
        const fault = addressFault(address);
        if (fault) context.addIssue(fault);
      })
      // Machines read the name in ASCII: https://xn--mller-kva.de
      .overwrite((address) => (URL.canParse(address) ? new URL(address).origin : address))
      .meta(about('The public address of the site', 'https://www.example.com')),
    email: z
      .email('must be an e-mail address')
      .meta(about('Where visitors write to', 'hello@example.com')),
    security: z
      .object({
        email: z
          .email('must be an e-mail address')
          .meta(about('Where faults are told, a mailbox that somebody reads', 'hello@example.com')),
        expires: z.iso
          .date('must be a day such as 2026-06-30')
          .meta(about('The day by which this is looked at again, within a year', '2026-06-30')),
      })
      .strict()
      .describe('Whom to tell of a security fault, for /.well-known/security.txt'),
    schedulingPage: z
      .url({ protocol: /^https$/, error: 'must be an address that starts with https://' })
      .meta(
        about(
          'The page on which a visitor books the discovery call',
          'https://calendar.example.com/call',
        ),
      ),
    language: language().meta(about('The language of the site, as in BCP 47', 'en-US')),
    year: z.int().min(2000).max(2100).meta(about('The year in the copyright line', 2025)),
    minimumEngagement: priceSchema.describe(
      'What services start at; texts say {minimumEngagement}',
    ),
    serviceArea: text('Where you work, after “We work”; texts say {serviceArea}', 'worldwide'),
    shareCard: z
      .object({
        picture: imageFile().meta(
          about(
            'Lies under the headline, cut at the bottom; 1200 px wide or more',
            'images/social.png',
          ),
        ),
        alt: text(
          'What the picture shows; the headline of the page stands before it',
          'Loose colorful threads come together in one rope.',
        ),
      })
      .strict()
      .describe('The picture that stands for a page where somebody shares it'),
    socials: z
      .array(
        z
          .object({
            label: text('The name of the network', 'LinkedIn'),
            icon: icon(),
            href: z
              .url({ protocol: /^https$/, error: 'must start with https://' })
              .meta(about('The profile', 'https://www.linkedin.com/company/example')),
          })
          .strict(),
      )
      .meta(about('Profiles on social networks, in the footer')),
    facts: z.record(z.string().regex(/^[a-z][A-Za-z]*$/), line()).meta({
      graphql: 'JSON',
      ...about('Figures, each written once; texts use them by name: {replyTime}', {
        replyTime: '24 to 48 hours',
      }),
    }),
  })
  .strict();
