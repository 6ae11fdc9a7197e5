import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { isDraft } from '../site-index';

const isTestimonial = ({ file }: ContentFile) => /^testimonials\/.*\.json$/.test(file);

/** Reports a testimonial without consent, and one with quotation marks of its own. */
export function testimonialFindings(file: ContentFile): Finding[] {
  if (!isTestimonial(file) || isDraft(file) || !file.parsed.readable) return [];
  const { quote, consent, sample } = file.fields;
  const hasConsent = sample === true || (consent !== undefined && consent !== false);
  const isWrapped = typeof quote === 'string' && /^[“"„«'‘].*[”"“»'’]$/.test(quote.trim());
  return [
    ...(hasConsent
      ? []
      : [
          {
            offset: file.parsed.offsetOf(['consent']),
            rule: 'consent' as const,
            message:
              '"consent" must be true before publishing. Ask the client, then write "consent": true',
          },
        ]),
    ...(isWrapped
      ? [
          {
            offset: file.parsed.offsetOf(['quote']),
            length: quote.length + 2,
            rule: 'punctuation' as const,
            message: '"quote" has quotation marks of its own. Delete them; the page adds them',
          },
        ]
      : []),
  ];
}
