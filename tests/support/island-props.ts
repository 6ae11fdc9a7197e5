import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contactFormSchema, newsletterFormSchema, type IslandProps } from '../../src/content/forms';
import { specifiedContent } from './sites';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(specifiedContent, `forms/${name}.json`), 'utf8'));
const email = 'hello@throughline.example';

/** What the build writes for the specified site, without its plans. */
const props: IslandProps = {
  contact: {
    words: { ...contactFormSchema.parse(read('contact')), privacy: null },
    email,
    schedulingPage: 'https://calendar.throughline.example/discovery',
    plans: [],
  },
  newsletter: {
    words: { ...newsletterFormSchema.parse(read('newsletter')), privacy: null },
    email,
  },
};

export default props;
