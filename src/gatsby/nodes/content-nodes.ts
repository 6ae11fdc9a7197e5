import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { contactFormType, newsletterFormType } from '../../content/types/form-types';
import { layoutType } from '../../content/types/layout-type';
import { redirectsType } from '../../content/types/redirects-type';
import { siteSettingsType } from '../../content/types/site-settings-type';

export type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

type FileTypeOf<Shape extends z.ZodRawShape> = { typeName: string; schema: z.ZodObject<Shape> };

/**
 * Returns a function that reads the node of a content type with one file, with the types of its schema. The build
 * needs whole forms and all redirects, of which a GraphQL query would list every field; a template asks for the few
 * fields that its page shows.
 */
const readerOf =
  <Shape extends z.ZodRawShape>({ typeName, schema }: FileTypeOf<Shape>) =>
  ({ getNodesByType }: Nodes) =>
    z.object(schema.shape).parse(getNodesByType(typeName)[0]);

export const readSiteSettings = readerOf(siteSettingsType);
export const readLayout = readerOf(layoutType);
export const readRedirects = readerOf(redirectsType);
export const readContactForm = readerOf(contactFormType);

const readNewsletter = readerOf(newsletterFormType);

/** Returns the newsletter form; null for a site without one. */
export const readNewsletterForm = (nodes: Nodes) =>
  nodes.getNodesByType(newsletterFormType.typeName).length > 0 ? readNewsletter(nodes) : null;
