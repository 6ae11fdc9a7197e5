import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { contactFormSchema, newsletterFormSchema } from '../../content/forms';
import { redirectsSchema } from '../../content/redirects';
import { siteSchema } from '../../content/site';

export type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

/**
 * Returns a function that reads the node of a content type with one file. A form and the settings are read as a
 * whole: a GraphQL query would have to name each of their fields.
 */
const readerOf =
  <Shape extends z.ZodRawShape>(typeName: string, { shape }: z.ZodObject<Shape>) =>
  ({ getNodesByType }: Nodes) =>
    z.object(shape).parse(getNodesByType(typeName)[0]);

export const readSiteSettings = readerOf('SiteSettings', siteSchema);
export const readRedirects = readerOf('Redirects', redirectsSchema);
export const readContactForm = readerOf('ContactForm', contactFormSchema);
export const readNewsletterForm = readerOf('NewsletterForm', newsletterFormSchema);
