import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { isDraft } from '../site-index';
import { atField } from './place';

/** Reports a testimonial without consent. */
function consent(file: ContentFile): Finding[] {
  const isRead = file.parsed.readable && !Array.isArray(file.parsed.data);
  if (file.kind?.type !== 'Testimonial' || isDraft(file) || !isRead) return [];
  const { consent: agreed, sample } = file.fields;
  if (sample === true || (agreed !== undefined && agreed !== false)) return [];
  const message =
    '"consent" must be true before publishing. Ask the client, then write "consent": true';
  return [atField(file, ['consent'], 'consent', message)];
}

/** A reader has time for so many characters before a testimonial has passed. */
const longestQuote = 400;

/** Reports a testimonial that passes before anybody has read it. */
function longQuote(file: ContentFile): Finding[] {
  const { quote, author } = file.fields;
  if (
    file.file.startsWith('testimonials/') &&
    typeof author === 'string' &&
    /^(?:\S+ ){4,}\S*[.!?]$/.test(author)
  ) {
    const swapped = 'This is a sentence, not a name. Were "quote" and "author" swapped?';
    return [atField(file, ['author'], 'long-word', swapped)];
  }
  if (!file.file.startsWith('testimonials/') || typeof quote !== 'string') return [];
  const { role } = file.fields;
  if (typeof author === 'string' && typeof role === 'string' && author.endsWith(`, ${role}`)) {
    const twice = 'The page shows "role" under the name. Delete it here';
    return [atField(file, ['author'], 'repeated-word', twice)];
  }
  const message = `This quote is ${quote.length} characters long, and testimonials pass by. Keep it under ${longestQuote}`;
  return quote.length > longestQuote ? [atField(file, ['quote'], 'long-word', message)] : [];
}

/** Reports what is wrong with a testimonial. */
export const testimonialFindings = (file: ContentFile): Finding[] => [
  ...consent(file),
  ...longQuote(file),
];
