import type { Finding } from '../problem';
import { asUtf8, misread } from '../reading/misread';

type Match = {
  text: string;
  match: RegExpMatchArray;
  /** The line up to the match, and from its end on. */
  before: string;
  after: string;
};

/** A pattern in the words that visitors read. `say` returns null when a match is fine. */
type WordRule = {
  rule: Finding['rule'];
  pattern: RegExp;
  say: (found: Match) => { message: string; text?: string } | null;
  /** true: also applies to words that the writer quotes. */
  inQuotations?: true;
  /** true: other languages than English do this on purpose. */
  inEnglish?: true;
};

const code = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Names that are often misspelled. Words such as “google” are not here: they are also verbs. */
const names = [
  'LinkedIn',
  'Instagram',
  'Facebook',
  'Pinterest',
  'Substack',
  'YouTube',
  'TikTok',
  'WhatsApp',
  'PowerPoint',
  'WordPress',
  'GitHub',
  'PayPal',
  'ChatGPT',
];

/** What follows an apostrophe at the start of a word, or after a link: ’90s, ’tis, [Jo](/jo/)’s. */
const clipped = /^(?:\d\ds?|tis|twas|til|em|n|cause|bout|s|ll|re|ve|d|m|t)(?![\p{L}\p{N}])/iu;

/** Returns the curly mark for a straight one, or null when it is no quote: 5'10", 6'. */
function curlyMark(straight: string, before: string, after: string): string | null {
  const isDouble = straight.includes('"');
  const isWhole = (before.match(/"/g) ?? []).length % 2 === 0;
  if (/\d$/.test(before) && (isDouble ? isWhole : !/^\p{L}/u.test(after))) return null;
  const opens = /^[\p{L}\p{N}{‹*$€£]/u.test(after) && !/[\p{L}\p{N}.,!?…)}›*]$/u.test(before);
  if (isDouble) return opens || /[\s(]\*+$/.test(before) ? '“' : '”';
  return opens && !clipped.test(after) ? '‘' : '’';
}

export const wordRules: readonly WordRule[] = [
  {
    rule: 'encoding',
    inQuotations: true,
    pattern: misread,
    say: ({ text }) => {
      const right = asUtf8(text);
      const message = `"${text}" was ${right} before a program opened the file in another encoding. Write ${right}`;
      return { message, text: right };
    },
  },
  {
    // Marks of direction, joiners and narrow spaces belong to many languages; these belong to none. A space
    // that does not break is right beside figures, names and short words, but was pasted between long ones.
    rule: 'word-paste',
    inQuotations: true,
    pattern:
      /(?<=\p{L}{3})\u00A0(?=\p{Ll}{3})|(?<![\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}])\u200B|[\u00AD\u2028\u2029\uFEFF]|(?![\n\r\t])\p{Cc}/gu,
    say: ({ text }) => {
      const isSpace = /[\u00A0\u2028\u2029\v\f]/.test(text);
      return {
        message: `Invisible character ${code(text)}. Delete it${isSpace ? ' and type a space' : ''}`,
        text: isSpace ? ' ' : '',
      };
    },
  },
  {
    rule: 'straight-quotes',
    inEnglish: true,
    pattern: /\\?"/g,
    say: ({ text, before, after }) => {
      const mark = curlyMark(text, before, after);
      return mark === null
        ? null
        : { message: `Straight quote. Type a curly one: ${mark}`, text: mark };
    },
  },
  {
    rule: 'straight-quotes',
    inEnglish: true,
    pattern: /(?<![\\'])''?(?!')/g,
    say: ({ text, before, after }) => {
      const mark = curlyMark(text, before, after);
      return mark === null
        ? null
        : { message: `Straight apostrophe. Type a curly one: ${mark}`, text: mark };
    },
  },
  {
    rule: 'left-over',
    inQuotations: true,
    // A text may speak of “TODO” and of lorem ipsum. “Todo” is a word of Spanish.
    pattern:
      /Lorem ipsum|lorem ipsum dolor|\b(?:TODO|FIXME|TKTK|XXX+|[Tt][Bb][Dd])\b|_{3,}|\[(?:[Ii]nsert|[Yy]our|[Nn]ame of)\b[^\]]*\](?!\()/g,
    say: ({ text, before, after }) =>
      before.endsWith('“') && after.startsWith('”')
        ? null
        : { message: `"${text}" would be published. Write the text, or set draft: true` },
  },
  {
    rule: 'term',
    pattern: new RegExp(`(?<![\\w@./-])(?:${names.join('|')})(?![\\w-]|\\.\\w|@|/)`, 'gi'),
    say: ({ text }) => {
      if (text === text.toUpperCase()) return null;
      const right = names.find((name) => name.toLowerCase() === text.toLowerCase()) ?? text;
      return right === text ? null : { message: `"${text}" is spelled "${right}"`, text: right };
    },
  },
  {
    // Some words are doubled on purpose, and names as well: Duran Duran.
    rule: 'repeated-word',
    pattern:
      /(?<![\p{L}\p{N}’'-])(?!(?:had|that|is|can|do|very|so|no|bye|ha|blah|die|der|das|sie|vous|nous)\s)(\p{L}{2,})(?:[^\S\n]+|[^\S\n]*\n[^\S\n]*)\1(?![\p{L}\p{N}’'-])/giu,
    say: ({ text, match }) => {
      const [, word = ''] = match;
      return /^\p{Lu}/u.test(word) && text.endsWith(word)
        ? null
        : { message: `"${word}" appears twice in a row. Delete one` };
    },
  },
  {
    rule: 'word-paste',
    pattern: /[\uFB00-\uFB06]|\p{Script=Latin}\p{M}+/gu,
    say: ({ text }) => {
      const right = text.normalize(/\p{M}/u.test(text) ? 'NFC' : 'NFKC');
      const message = `"${text}" is made of several characters, so a search for "${right}" does not find it. Type "${right}"`;
      return right === text ? null : { message, text: right };
    },
  },
  {
    rule: 'word-paste',
    pattern: /^[ \t]*([•·◦▪‣●○])[ \t]+/gmu,
    say: ({ text, match }) => ({
      message: `Start a list item with "- ", not with "${match[1] ?? ''}"`,
      text: text.replace(/[•·◦▪‣●○][ \t]+/u, '- '),
    }),
  },
  {
    rule: 'word-paste',
    // Letters that look like Latin ones. Ω and µ in a unit, or Δt, are meant.
    pattern:
      /(?<=\p{Script=Latin})[аеорсухіјѕАВЕКМНОРСТХІЈЅοΟΑΒΕΖΗΙΚΜΝΡΤΥΧ]|[аеорсухіјѕАВЕКМНОРСТХІЈЅοΟΑΒΕΖΗΙΚΜΝΡΤΥΧ](?=\p{Script=Latin})/gu,
    say: ({ text }) => ({
      message: `"${text}" is a letter of another alphabet. Type this word again`,
    }),
  },
  {
    // French has a space before ; ! and ?, and some write . . . for an ellipsis.
    rule: 'punctuation',
    inEnglish: true,
    pattern: /(?<![ .]) +(?=[,;!?](?:\s|$)|\.(?! ?\.)(?:\s|$))/gmu,
    say: () => ({ message: 'No space before punctuation. Delete it', text: '' }),
  },
  {
    rule: 'punctuation',
    pattern: /,,(?!,)|;;(?!;)|(?<![./…])\.\.(?![./])/g,
    say: ({ text }) => ({
      message: `"${text.slice(0, 1)}" is typed twice. Delete one`,
      text: text.slice(0, 1),
    }),
  },
  {
    rule: 'punctuation',
    pattern: /(?<=\s)--(?=\s)/g,
    say: () => ({ message: 'Two hyphens. Type a dash: –', text: '–' }),
  },
];
