import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  contactFormSchema,
  fieldsWithWords,
  newsletterFormSchema,
  type FormsProps,
} from '../../src/content/types/form-types';
import { withExamples } from './examples';
import { specifiedContent } from './sites';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(specifiedContent, `forms/${name}.json`), 'utf8'));
const email = 'hello@throughline.example';
const contact = contactFormSchema.parse(withExamples(read('contact'), contactFormSchema));
const newsletter = newsletterFormSchema.parse(
  withExamples(read('newsletter'), newsletterFormSchema),
);

/** What the build writes for the specified site, without its plans. */
const props: { [form in keyof FormsProps]: NonNullable<FormsProps[form]> } = {
  contact: {
    words: { ...contact, privacy: null },
    fields: fieldsWithWords('contact', contact.formFields),
    email,
    schedulingPage: 'https://calendar.throughline.example/discovery',
    plans: [],
  },
  newsletter: {
    words: { ...newsletter, privacy: null },
    fields: fieldsWithWords('newsletter', newsletter.formFields),
    email,
  },
};

export default props;
