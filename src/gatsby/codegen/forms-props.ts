import { z } from 'zod';
import {
  fieldsWithWords,
  type FormsProps,
  type newsletterFormSchema,
} from '../../content/types/form-types';
import { planSchema } from '../../content/types/plan-type';
import {
  readContactForm,
  readNewsletterForm,
  readSiteSettings,
  type Nodes,
} from '../nodes/content-nodes';
import { linkIfPublished } from '../nodes/published-link';
import { writeModule } from './write-module';

const { order, formNote, formOptions, formText } = planSchema.shape;
const planNode = z.object({
  order,
  formNote,
  formOptions,
  formText: formText.transform((text = '') => text),
  slug: z.string(),
});

/**
 * Writes the props of the forms as a module. The scripts in the browser import the same props as the page: without
 * Gatsby's runtime they have no query results.
 *
 * @param paths the paths of all pages; a link to any other page is left out
 */
export async function writeFormsProps(nodes: Nodes, paths: ReadonlySet<string>): Promise<void> {
  const { email, schedulingPage } = readSiteSettings(nodes);
  const hasPage = (path: string) => paths.has(path);
  const { formFields: contactFields, ...contact } = readContactForm(nodes);
  const newsletter = readNewsletterForm(nodes);
  const plans = nodes
    .getNodesByType('Plan')
    .map((node) => planNode.parse(node))
    .sort((a, b) => a.order - b.order);
  const newsletterProps = async ({
    formFields,
    ...words
  }: z.infer<typeof newsletterFormSchema>) => ({
    words: { ...words, privacy: await linkIfPublished(words.privacy, hasPage) },
    fields: fieldsWithWords('newsletter', formFields),
    email,
  });
  const props: FormsProps = {
    contact: {
      words: { ...contact, privacy: await linkIfPublished(contact.privacy, hasPage) },
      fields: fieldsWithWords('contact', contactFields),
      email,
      schedulingPage: schedulingPage ?? null,
      plans: plans.map(({ order: _order, ...plan }) => plan),
    },
    newsletter: newsletter && (await newsletterProps(newsletter)),
  };
  writeModule('forms.json', JSON.stringify(props));
}
