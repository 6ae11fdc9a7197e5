import type { Finding } from '../problem';
import { curly } from '../reading/mask';
import { asUtf8, misread } from '../reading/misread';

type Match = { text: string; offset: number; match: RegExpMatchArray };
/** A pattern in the words that visitors read. `say` returns null when a match is fine. */
type WordRule = {
  rule: Finding['rule'];
  pattern: RegExp;
  say: (found: Match) => { message: string; text?: string } | null;
  /** true: also applies to words that the writer quotes. */
  inQuotations?: true;
};

const code = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Names that are often misspelled. */
const names = [
  'LinkedIn',
  'Instagram',
  'YouTube',
  'TikTok',
  'WhatsApp',
  'Facebook',
  'Pinterest',
  'Substack',
  'PowerPoint',
  'WordPress',
  'GitHub',
  'PayPal',
  'ChatGPT',
  'Google',
  'CEO',
  'SEO',
  'B2B',
];

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
    // that does not break is right beside figures and punctuation, but between two words it was pasted.
    rule: 'invisible',
    inQuotations: true,
    pattern:
      /(?<=\p{L})\u00A0(?=\p{L})|[\u00AD\u200B\u2028\u2029\u2060\uFEFF]|(?![\n\r\t])\p{Cc}/gu,
    say: ({ text }) => {
      const isSpace = /\s/.test(text) && text !== '\uFEFF';
      return {
        message: `Invisible character ${code(text)}. Delete it${isSpace ? ' and type a space' : ''}`,
        text: isSpace ? ' ' : '',
      };
    },
  },
  {
    rule: 'straight-quotes',
    pattern: /(?<![\\'])(?:\\"|''|["'])/g,
    say: ({ text, match }) => {
      const before = match.input?.charAt((match.index ?? 0) - 1) ?? '';
      const mark = curly(
        `${/[\p{L}\p{N}.,!?…)}*]/u.test(before) ? 'x' : ' '}${text.includes('"') ? '"' : "'"}y`,
      ).slice(1, 2);
      return {
        message: `Straight ${text.includes('"') ? 'quote' : 'apostrophe'}. Type a curly one: ${mark}`,
        text: mark,
      };
    },
  },
  {
    rule: 'left-over',
    inQuotations: true,
    pattern:
      /lorem ipsum|\b(?:TODO|TBD|TBC|FIXME|TKTK|XXX+)\b|_{3,}|\[(?:insert|your|name of)\b[^\]]*\](?!\()|\b(?:placeholder|dummy|sample) text\b/gi,
    say: ({ text }) =>
      /^(?:todo|fixme|tktk|xxx+)$/.test(text)
        ? null
        : {
            message: `"${text}" would be published. Write the text, or set draft: true`,
          },
  },
  {
    rule: 'term',
    pattern: new RegExp(`(?<![\\w@./-])(?:${names.join('|')})(?![\\w-]|\\.\\w|@|/)`, 'gi'),
    say: ({ text }) => {
      const right = names.find((name) => name.toLowerCase() === text.toLowerCase()) ?? text;
      return right === text ? null : { message: `"${text}" is spelled "${right}"`, text: right };
    },
  },
  {
    rule: 'repeated-word',
    pattern: /(?<![\p{L}’'])(\p{L}{2,})(\s+)\1(?![\p{L}’'])/giu,
    say: ({ match }) =>
      /^(had|that)$/i.test(match[1] ?? '')
        ? null
        : { message: `"${match[1] ?? ''}" appears twice in a row. Delete one` },
  },
  {
    rule: 'word-paste',
    pattern: /[\uFB00-\uFB06]|\p{L}\p{M}+/gu,
    say: ({ text }) => {
      const right = text.normalize(/\p{M}/u.test(text) ? 'NFC' : 'NFKC');
      const message = `"${text}" is made of several characters, so a search for "${right}" does not find it. Type "${right}"`;
      return right === text ? null : { message, text: right };
    },
  },
  {
    rule: 'word-paste',
    pattern: /^[ \t]*([•·◦▪‣●○–—])[ \t]+/gmu,
    say: ({ text, match }) => ({
      message: `Start a list item with "- ", not with "${match[1] ?? ''}"`,
      text: text.replace(/[•·◦▪‣●○–—][ \t]+/u, '- '),
    }),
  },
  {
    rule: 'word-paste',
    pattern:
      /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/gu,
    say: ({ text }) => ({
      message: `"${text}" is a letter of another alphabet. Type this word again`,
    }),
  },
  {
    rule: 'punctuation',
    pattern: /(?<! ) +(?=[,;.!?](?:\s|$))|,,|;;|(?<![.…])\.\.(?!\.)/gmu,
    say: ({ text }) => ({
      message:
        text.trim() === ''
          ? 'No space before punctuation. Delete it'
          : `"${text}" is typed twice. Delete one`,
      text: text.trim().slice(0, 1),
    }),
  },
  {
    rule: 'punctuation',
    pattern: /(?<=\s)--(?=\s)/g,
    say: () => ({ message: 'Two hyphens. Type a dash: –', text: '–' }),
  },
  {
    rule: 'private-data',
    inQuotations: true,
    pattern:
      /(?<![\w.])(?:[\w.+-]+@(?:gmail|googlemail|yahoo|hotmail|outlook|live|icloud|me|gmx|aol|proton|protonmail)\.[a-z.]{2,}|sk-[\w-]{16,}|AKIA[A-Z0-9]{16}|gh[pousr]_\w{36}|AIza[\w-]{35})/gi,
    say: ({ text }) => ({
      message: text.includes('@')
        ? 'This looks like a private e-mail address. Delete it, unless everybody may have it'
        : 'This looks like a secret key. Delete it, and replace the key where it is used',
    }),
  },
  {
    // A number with a country code that is not a link. Other long numbers are dates, prices or ISBNs.
    rule: 'private-data',
    inQuotations: true,
    pattern: /(?<![\w.])\+\d[\d ()./-]{7,}\d/g,
    say: ({ text }) => ({
      message: `This looks like a private phone number. Delete it, or make it a link if it is yours: [${text}](tel:${text.replace(/[^\d+]/g, '')})`,
    }),
  },
];
