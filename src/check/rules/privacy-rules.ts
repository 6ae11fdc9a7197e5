import { parseAddress } from '../../content/addresses/addresses';
import { valueAt } from '../../content/schemas/field-schema';
import { withWords } from '../example';
import type { TestRule } from '../rule';

const script = '"analytics": { "script": "https://plausible.io/a.js" },\n"variables"';

const analytics: TestRule = {
  name: 'privacy',
  severity: 'warning',
  file(file, { site, report }) {
    const path = ['analytics', 'script'];
    const { hostname } = parseAddress(String(valueAt(file.fields, path))) ?? {};
    if (!hostname) return;
    const isNamed = site.files.some(
      (one) => one.file.endsWith('.mdx') && one.text.includes(hostname),
    );
    if (!isNamed)
      report({
        path,
        message: `No page names ${hostname}. Say on the privacy page what it learns of visitors`,
      });
  },
  examples: {
    reported: [
      [
        withWords('"variables"', `▸${script}`, 'content/site.json'),
        [
          withWords('"variables"', script, 'content/site.json'),
          withWords('Words.', 'We use plausible.io.', 'content/pages/page.mdx'),
        ],
      ],
    ],
    accepted: [
      [
        withWords('"variables"', script, 'content/site.json'),
        withWords('Words.', 'We use plausible.io.', 'content/pages/page.mdx'),
      ],
    ],
  },
};

const testimonial = (consent: string) => `{ "order": 9, "quote": "A", "role": "B", ${consent}
▸"author": "Mei",
"image": { "light": "images/hero-light.jpg", "alt": "A pen" } }`;

const advice = 'Ask the client for consent to publish this under their name, then';

const consent: TestRule = {
  name: 'consent',
  severity: 'warning',
  file({ contentType, data, fields }, { report }) {
    if (contentType?.typeName !== 'Testimonial' || data === null) return;
    const isAllowed = [fields.consent, fields.sample, fields.draft].includes(true);
    if (!isAllowed)
      report({
        path: ['author'],
        message: `${advice} add "consent": true`,
        editorMessage: `${advice} turn on "Consent"`,
      });
  },
  examples: {
    reported: [
      [
        { file: 'content/testimonials/z.json', text: testimonial('') },
        {
          file: 'content/testimonials/z.json',
          text: testimonial('"consent": true,').replace('▸', ''),
        },
      ],
    ],
    accepted: [{ file: 'content/testimonials/z.json', text: testimonial('"consent": true,') }],
  },
};

export const privacyRules: readonly TestRule[] = [analytics, consent];
