import path from 'node:path';
import type { z } from 'zod';
import { readEntries } from '../../../src/check/read-entry';
import {
  differentiatorsSchema,
  highlightsSchema,
  planSchema,
  questionSchema,
  stepsSchema,
  testimonialSchema,
  valuesSchema,
} from '../../../src/content/collections';
import { contactFormSchema, newsletterFormSchema } from '../../../src/content/forms';
import { layoutSchema } from '../../../src/content/layout';
import {
  aboutPageSchema,
  contactPageSchema,
  generalPageSchema,
  homePageSchema,
  messagePageSchema,
  servicesPageSchema,
} from '../../../src/content/pages';
import { siteSchema } from '../../../src/content/site';
import { siteTokens } from '../../../src/content/tokens';
import { specifiedContent } from '../../../packages/build/sites';

const entries = readEntries(specifiedContent);

function load<Schema extends z.ZodType>(file: string, schema: Schema) {
  const entry = entries.find((one) => one.file === file);
  if (!entry) throw new Error(`${file} is not valid`);
  const slug = path.basename(file, path.extname(file));
  return { ...entry, slug, data: schema.parse(entry.data) };
}

const loadAll = <Schema extends z.ZodType<{ order: number }>>(name: string, schema: Schema) =>
  entries
    .filter(({ file }) => file.startsWith(`${name}/`))
    .map(({ file }) => load(file, schema))
    .sort((a, b) => a.data.order - b.data.order);

/** Returns a text as a visitor reads it: without the marks of Markdown and of an accent. */
export const plain = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\(([^)]*)\)/g, (_link, words: string, href: string) => heard(words, href))
    .replaceAll('*', '');

/**
 * Returns the words that screen readers announce: a link to another site says that it opens a tab.
 */
const heard = (words: string, href: string) =>
  /^https?:/.test(href) ? `${words} ${layout.newTabHint}` : words;

/** Returns the paragraphs of a Markdown text, as a visitor reads them. */
export const paragraphs = (body: string) => plain(body.trim()).split(/\n{2,}/);

/** Returns the links of a Markdown text. */
export const linksIn = (body: string) =>
  [...body.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)].map(([, name = '', href = '']) => ({
    name: heard(name, href),
    href,
  }));

export const site = load('site.json', siteSchema).data;
export const { website } = siteTokens(site);
export const layout = load('layout.json', layoutSchema).data;
export const contactForm = load('forms/contact.json', contactFormSchema).data;
export const newsletterForm = load('forms/newsletter.json', newsletterFormSchema).data;
export const highlights = load('highlights.json', highlightsSchema).data.items;
export const differentiators = load('differentiators.json', differentiatorsSchema).data.items;
export const steps = load('steps.json', stepsSchema).data.items;
export const values = load('values.json', valuesSchema).data.items;
export const questions = loadAll('faq', questionSchema);
export const plans = loadAll('plans', planSchema);
export const testimonials = loadAll('testimonials', testimonialSchema).map(({ data }) => data);

export const home = load('pages/home.mdx', homePageSchema);
export const about = load('pages/about.mdx', aboutPageSchema);
export const services = load('pages/services.mdx', servicesPageSchema);
export const contact = load('pages/contact.mdx', contactPageSchema);
export const confirmation = load('pages/newsletter-confirmation.mdx', messagePageSchema);
export const statement = load('pages/accessibility.mdx', generalPageSchema);
export const privacy = load('pages/privacy.mdx', generalPageSchema);
export const notFound = load('pages/404.mdx', messagePageSchema);

/** The eight pages, each at an address that answers with status 200. */
export const pages = [
  { name: 'home', path: '/', title: home.data.title },
  { name: 'about', path: '/about/', title: about.data.title },
  { name: 'services', path: '/services/', title: services.data.title },
  { name: 'contact', path: '/contact/', title: contact.data.title },
  { name: 'confirmation', path: '/newsletter-confirmation/', title: confirmation.data.title },
  { name: 'accessibility', path: '/accessibility/', title: statement.data.title },
  { name: 'privacy', path: '/privacy/', title: privacy.data.title },
  { name: 'not found', path: '/404/', title: notFound.data.title },
];
