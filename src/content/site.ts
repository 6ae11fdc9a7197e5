import { z } from 'zod';
import { priceSchema } from './price';
import { icon, imageFile, language, line } from './primitives';
import { addressFault } from './public-address';

/** `site.json`: the brand, its addresses, and the facts that texts use by name. */
export const siteSchema = z
  .object({
    brand: line().describe('The name of the agency'),
    product: line().describe('What the headline says influence starts with'),
    tagline: line().describe('One sentence under the logo in the footer'),
    address: z
      .string()
      .superRefine((text, context) => {
        const fault = addressFault(text);
        if (fault) context.addIssue(fault);
      })
      .describe('The public address of the site, for example https://www.example.com'),
    email: z.email('must be an e-mail address').describe('Where visitors write to'),
    schedulingPage: z
      .url({ protocol: /^https$/, error: 'must be an address that starts with https://' })
      .describe('The page on which a visitor books the discovery call'),
    language: language().describe('The language of the site, as in BCP 47'),
    year: z.int().min(2000).max(2100).describe('The year in the copyright line'),
    minimumEngagement: priceSchema.describe(
      'What services start at; texts say {minimumEngagement}',
    ),
    serviceArea: line().describe('Where you work, after “We work”; texts say {serviceArea}'),
    shareCard: z
      .object({
        picture: imageFile().describe(
          'Lies under the headline, cut at the bottom; 1200 px wide or more',
        ),
        alt: line().describe('What the picture shows; the headline of the page stands before it'),
      })
      .strict()
      .describe('The picture that stands for a page where somebody shares it'),
    socials: z
      .array(
        z
          .object({
            label: line(),
            icon: icon(),
            href: z.url({ protocol: /^https$/, error: 'must start with https://' }),
          })
          .strict(),
      )
      .describe('Profiles on social networks, in the footer'),
    facts: z
      .record(z.string().regex(/^[a-z][A-Za-z]*$/), line())
      .meta({ graphql: 'JSON' })
      .describe('Figures, each written once; texts use them by name: {replyTime}'),
  })
  .strict();
