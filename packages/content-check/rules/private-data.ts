import type { ContentFile } from '../content-file';
import { endOf, nodesIn, startOf } from '../mdx/mdx-node';
import type { Finding } from '../problem';
import type { SiteIndex } from '../site-index';
import { silent, spoken } from '../spoken';

const key =
  /(?<![\w-])(?:(?:sk|pk|rk)[-_][\w-]{16,}|xox[abp]-[\w-]{10,}|AKIA[A-Z0-9]{16}|gh[pousr]_\w{36}|AIza[\w-]{35})/g;

const mailbox =
  /(?<![\w.])[\w.+-]+@(?:gmail|googlemail|yahoo|hotmail|outlook|live|icloud|me|gmx|aol|proton|protonmail)\.[a-z.]*[a-z]/gi;

/** With a country code: other long numbers are dates, prices or ISBNs. */
const phone = /(?<![\w.])\+\d[\d ()./-]{7,}\d/g;

/** Returns what visitors read, with its code: a key is copied from there, too. */
function withCode(file: ContentFile): string {
  const code = nodesIn(file.tree).filter(({ type }) => type === 'inlineCode');
  return code.reduce(
    (words, node) =>
      words.slice(0, startOf(node)) +
      file.text.slice(startOf(node), endOf(node)).replaceAll('`', silent) +
      words.slice(endOf(node)),
    spoken(file),
  );
}

/** Returns whether the site offers a number for calls: as a link, or alone in its field or link. */
function isOwnNumber(text: string, before: string, { files }: SiteIndex): boolean {
  const link = `tel:${text.replace(/[^\d+]/g, '')}`;
  const isIn = ({ text: whole }: ContentFile) =>
    whole.replace(/(?<=\d)-(?=\d)/g, '').includes(link);
  return [silent, '['].includes(before) || files.some(isIn);
}

/** Reports numbers, addresses and keys that should not be published, but for those of the site itself. */
export function privateData(file: ContentFile, site: SiteIndex): Finding[] {
  if (file.file === 'site.json') return [];
  const words = withCode(file);
  const own = site.files.find((one) => one.file === 'site.json')?.text ?? '';
  const found = (pattern: RegExp, message: string): Finding[] =>
    [...words.matchAll(pattern)].map(({ 0: text, index }) => ({
      offset: index,
      length: text.length,
      rule: 'private-data',
      message,
    }));
  return [
    ...found(key, 'This looks like a secret key. Delete it, and replace the key where it is used'),
    ...found(
      mailbox,
      'This looks like a private e-mail address. Delete it, unless everybody may have it',
    ).filter(({ offset, length }) => !own.includes(words.slice(offset, offset + (length ?? 0)))),
    ...found(
      phone,
      'This looks like a private phone number. If it is yours, make it a link: [+1 555 0100](tel:+15550100). If not, delete it',
    ).filter(
      ({ offset, length }) =>
        // A field cannot make a link of it.
        offset >= file.parsed.bodyOffset &&
        !isOwnNumber(words.slice(offset, offset + (length ?? 0)), words.charAt(offset - 1), site),
    ),
  ];
}
