import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { spokenFields } from '../spoken';

/** One pair of quotation marks around a whole text. */
const wrapped = /^(?:“[^“”]*”|‘[^‘]*’|„[^„“”]*[“”]|«[^«»]*»|»[^«»]*«|"[^"]*"|'[^']*')$/u;

/** Reports fields that bring quotation marks of their own: they would be published. */
export const ownQuotes = (file: ContentFile): Finding[] =>
  spokenFields(file)
    .filter(({ value }) => wrapped.test(value.trim()))
    .map(({ path, value }) => {
      const place = { offset: file.parsed.offsetOf(path), length: value.length };
      return file.file.startsWith('testimonials/') && path[0] === 'quote'
        ? {
            ...place,
            rule: 'punctuation',
            message: '"quote" has quotation marks of its own. Delete them; the page adds them',
          }
        : {
            ...place,
            rule: 'own-quotes',
            message:
              'The quotation marks around this text will be published. Delete them, unless it is a quotation',
          };
    });
