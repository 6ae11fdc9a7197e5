import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { isDraft, type SiteIndex } from '../site-index';

/** The loop passes once in 30 seconds. */
const loopSeconds = 30;

/**
 * Silent reading of English, in words a minute: the mean of 190 studies in M. Brysbaert, "How many
 * words do we read per minute?", Journal of Memory and Language 109 (2019).
 */
const wordsPerMinute = 238;

/** The words for which each of `count` testimonials has time in the loop. */
export const wordsThatFit = (count: number) =>
  Math.floor(((loopSeconds / Math.max(1, count)) * wordsPerMinute) / 60);

const isTestimonial = ({ file }: ContentFile) => /^testimonials\/.*\.json$/.test(file);

function readingTime(file: ContentFile, quote: string, count: number): Finding[] {
  const words = quote.trim().split(/\s+/).length;
  const most = wordsThatFit(count);
  if (words <= most) return [];
  const seconds = Math.round((loopSeconds / count) * 10) / 10;
  const range = file.parsed.rangeOf(['quote']);
  return [
    {
      offset: file.parsed.offsetOf(['quote']),
      length: range ? range.to - range.from : 1,
      rule: 'reading-time',
      message: `"quote" has ${words} words; with ${count} ${count === 1 ? 'testimonial' : 'testimonials'} in a loop of ${loopSeconds} seconds each has ${seconds} seconds, enough to read ${most}. Remove ${words - most}`,
    },
  ];
}

/** What keeps a client's words from being published: no consent, too long to read, quotes of their own. */
export function testimonialFindings(file: ContentFile, site: SiteIndex): Finding[] {
  if (!isTestimonial(file) || isDraft(file) || !file.parsed.readable) return [];
  const { quote, consent, sample } = file.fields;
  const count = site.files.filter((one) => isTestimonial(one) && !isDraft(one)).length;
  const agreed: Finding[] =
    sample === true || (consent !== undefined && consent !== false)
      ? []
      : [
          {
            offset: file.parsed.offsetOf(['consent']),
            rule: 'consent',
            message:
              '"consent" must be true before publishing. Ask the client, then write "consent": true',
          },
        ];
  if (typeof quote !== 'string') return agreed;
  const wrapped = /^[“"„«'‘].*[”"“»'’]$/.test(quote.trim());
  const marks: Finding[] = wrapped
    ? [
        {
          offset: file.parsed.offsetOf(['quote']),
          length: quote.length + 2,
          rule: 'field-form',
          message: '"quote" brings quotation marks of its own. Delete them: the page sets them',
        },
      ]
    : [];
  return [...agreed, ...marks, ...readingTime(file, quote, count)];
}
