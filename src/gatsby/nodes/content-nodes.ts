import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { contactFormSchema, newsletterFormSchema } from '../../forms/fields/form-schemas';
import { layoutSchema } from '../../content/types/layout-type';
import { redirectsSchema } from '../../content/types/redirects-type';
import { siteSchema } from '../../content/types/site-settings-type';

export type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

/**
 * Returns a function that reads the node of a content type with one file, with the types of its schema. The build
 * needs whole forms and all redirects, of which a GraphQL query would list every field; a template asks for the few
 * fields that its page shows.
 */
const readerOf =
  <Shape extends z.ZodRawShape>(typeName: string, { shape }: z.ZodObject<Shape>) =>
  ({ getNodesByType }: Nodes) =>
    z.object(shape).parse(getNodesByType(typeName)[0]);

export const readSiteSettings = readerOf('SiteSettings', siteSchema);
export const readLayout = readerOf('Layout', layoutSchema);
export const readRedirects = readerOf('Redirects', redirectsSchema);
export const readContactForm = readerOf('ContactForm', contactFormSchema);

const readNewsletter = readerOf('NewsletterForm', newsletterFormSchema);

/** Returns the newsletter form; null for a site without one. */
export const readNewsletterForm = (nodes: Nodes) =>
  nodes.getNodesByType('NewsletterForm').length > 0 ? readNewsletter(nodes) : null;
