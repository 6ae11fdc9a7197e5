import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { planSchema } from '../content/collections';
import { fieldsWithWords, type FormsProps } from '../content/forms';
import { contentTypes, isMdx } from '../content/content-types';
import type { ContentLink } from '../content/primitives';
import { readContactForm, readNewsletterForm, readSiteSettings, type Nodes } from './content-nodes';

type TextNode = { slug?: unknown; internal: { contentFilePath?: string } };

/** The folder of the modules that the code imports as `generated/…`; `generated.d.ts` has their types. */
export const generatedFolder = resolve('.cache/generated');

/** Writes a module, if it has changed: webpack would compile a file again that is written again. */
export function writeModule(name: string, text: string): void {
  const file = join(generatedFolder, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function textsModule(nodes: readonly TextNode[]): string {
  const imports = nodes.map(
    ({ internal }, index) =>
      `import Text${index} from ${JSON.stringify(internal.contentFilePath)};`,
  );
  const entries = nodes.map(({ slug }, index) => `  ${JSON.stringify(slug)}: Text${index},`);
  return [...imports, 'export const texts = {', ...entries, '};', ''].join('\n');
}

/**
 * Writes a module for each folder whose entries have texts. A whole folder would include drafts. As
 * `?__contentFilePath` of gatsby-plugin-mdx, each text would cost a template compiled for it alone.
 */
export function writeTexts({ getNodesByType }: Nodes): void {
  const folders = new Map<string, TextNode[]>();
  for (const contentType of contentTypes) {
    if (!('folder' in contentType && isMdx(contentType))) continue;
    const { folder, typeName } = contentType;
    folders.set(folder, [...(folders.get(folder) ?? []), ...getNodesByType(typeName)]);
  }
  for (const [folder, nodes] of folders) writeModule(`texts/${folder}.js`, textsModule(nodes));
}

const { order, formQuestion, formOptions } = planSchema.shape;
const planNode = z.object({ order, formQuestion, formOptions, slug: z.string() });

/**
 * Writes the properties of both forms. The page and the browser need the same ones, and a browser
 * without Gatsby's runtime gets no result of a query.
 *
 * @param paths the paths of all pages; a link to any other page is left out
 */
export function writeFormsProps(nodes: Nodes, paths: ReadonlySet<string>): void {
  const { email, schedulingPage } = readSiteSettings(nodes);
  const shown = (link: ContentLink | undefined) =>
    link && (!link.href.startsWith('/') || paths.has(link.href)) ? link : null;
  const { formFields: contactFields, ...contact } = readContactForm(nodes);
  const { formFields: newsletterFields, ...newsletter } = readNewsletterForm(nodes);
  const plans = nodes
    .getNodesByType('Plan')
    .map((node) => planNode.parse(node))
    .sort((a, b) => a.order - b.order);
  const props: FormsProps = {
    contact: {
      words: { ...contact, privacy: shown(contact.privacy) },
      fields: fieldsWithWords('contact', contactFields),
      email,
      schedulingPage: schedulingPage ?? null,
      plans: plans.map(({ order: _order, ...plan }) => plan),
    },
    newsletter: {
      words: { ...newsletter, privacy: shown(newsletter.privacy) },
      fields: fieldsWithWords('newsletter', newsletterFields),
      email,
    },
  };
  writeModule('forms.json', JSON.stringify(props));
}
