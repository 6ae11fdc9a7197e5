import { parseAddress } from '../../content/addresses/addresses';
import { valueAt } from '../../content/schemas/field-schema';
import type { ContentFile } from '../../reader/content-file';
import { withWords } from '../example';
import type { Context, TestRule } from '../rule';

const script = '"analytics": { "script": "https://plausible.io/a.js" },\n"variables"';

function reportAnalytics({ fields }: ContentFile, { site, report }: Context): void {
  const path = ['analytics', 'script'];
  const { hostname } = parseAddress(String(valueAt(fields, path))) ?? {};
  if (!hostname) return;
  const isNamed = site.files.some(
    (one) => one.file.endsWith('.mdx') && one.text.includes(hostname),
  );
  if (!isNamed)
    report({
      path,
      message: `No page names ${hostname}. Say on the privacy page what it learns of visitors`,
    });
}

const testimonial = (consent: string) => `{ "order": 9, "quote": "A", "role": "B", ${consent}
▸"author": "Mei",
"image": { "light": "images/hero-light.jpg", "alt": "A pen" } }`;

const advice = 'Ask the client for consent to publish this under their name, then';

function reportConsent({ contentType, data, fields }: ContentFile, { report }: Context): void {
  if (contentType?.typeName !== 'Testimonial' || data === null) return;
  const isAllowed = [fields.consent, fields.sample, fields.draft].includes(true);
  if (!isAllowed)
    report({
      path: ['author'],
      message: `${advice} add "consent": true`,
      editorMessage: `${advice} turn on “Consent”`,
    });
}

/** What is published of clients, and learned of visitors. */
export const privacy: TestRule = {
  name: 'privacy',
  severity: 'warning',
  file(file, context) {
    reportAnalytics(file, context);
    reportConsent(file, context);
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
      [
        { file: 'content/testimonials/z.json', text: testimonial('') },
        {
          file: 'content/testimonials/z.json',
          text: testimonial('"consent": true,').replace('▸', ''),
        },
      ],
    ],
    accepted: [
      [
        withWords('"variables"', script, 'content/site.json'),
        withWords('Words.', 'We use plausible.io.', 'content/pages/page.mdx'),
      ],
      { file: 'content/testimonials/z.json', text: testimonial('"consent": true,') },
    ],
  },
};
