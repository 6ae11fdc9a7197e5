import { z } from 'zod';
import { icon, line } from './primitives';

/** `site.json`: the brand, its addresses, and the facts that texts use by name. */
export const siteSchema = z
  .object({
    brand: line().describe('The name of the agency'),
    product: line().describe('What the headline says influence starts with'),
    tagline: line().describe('One sentence under the logo in the footer'),
    address: z
      .string()
      .regex(
        /^https:\/\/[a-z0-9.-]+$/,
        'must be the public address, https:// without a final slash',
      )
      .describe('The public address of the site, for example https://www.example.com'),
    email: z.email('must be an e-mail address').describe('Where visitors write to'),
    schedulingPage: z
      .url({ protocol: /^https$/, error: 'must be an address that starts with https://' })
      .describe('The page on which a visitor books the discovery call'),
    language: z
      .string()
      .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'must be a language code such as en or en-GB')
      .describe('The language of the site, as in BCP 47'),
    year: z.int().min(2000).max(2100).describe('The year in the copyright line'),
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
