import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { isDraft } from '../site-index';

const isTestimonial = ({ file }: ContentFile) => /^testimonials\/.*\.json$/.test(file);

/** Reports a testimonial without consent. */
export function testimonialFindings(file: ContentFile): Finding[] {
  const isReadable = file.parsed.readable && !Array.isArray(file.parsed.data);
  if (!isTestimonial(file) || isDraft(file) || !isReadable) return [];
  const { consent, sample } = file.fields;
  if (sample === true || (consent !== undefined && consent !== false)) return [];
  const message =
    '"consent" must be true before publishing. Ask the client, then write "consent": true';
  return [{ offset: file.parsed.offsetOf(['consent']), rule: 'consent', message }];
}
