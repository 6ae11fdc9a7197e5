import type { Finding } from '../problem';
import { curly } from '../reading/mask';
import { asUtf8, misread } from '../reading/misread';

type Match = { text: string; offset: number; match: RegExpMatchArray };
/** What is looked for in the words that visitors read; `say` may find that all is well. */
type WordRule = {
  rule: Finding['rule'];
  pattern: RegExp;
  say: (found: Match) => { message: string; text?: string } | null;
};

const code = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Names that are often written as their owners do not. */
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
    pattern: misread,
    say: ({ text }) => {
      const right = asUtf8(text);
      const message = `"${text}" was ${right} before it was opened in another encoding. Write ${right}`;
      return { message, text: right };
    },
  },
  {
    rule: 'invisible',
    pattern:
      /[\u00A0\u00AD\u2000-\u200C\u200E\u200F\u2028-\u202F\u2060-\u2064\uFEFF]|(?![\n\r\t])\p{Cc}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D/gu,
    say: ({ text }) => {
      const isSpace = /[\u00A0\u2000-\u200A\u2028\u2029\u202F]/.test(text);
      const remedy = isSpace ? 'Delete it and type a space' : 'Delete it';
      return {
        message: `Invisible character ${code(text)} here. ${remedy}`,
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
        message: `A straight ${text.includes('"') ? 'quote' : 'apostrophe'}. Type a curly one: ${mark}`,
        text: mark,
      };
    },
  },
  {
    rule: 'left-over',
    pattern:
      /lorem ipsum|\b(?:TODO|TBD|TBC|FIXME|TKTK|XXX+)\b|_{3,}|\[(?:insert|your|name of)\b[^\]]*\](?!\()|\b(?:placeholder|dummy|sample) text\b/gi,
    say: ({ text }) =>
      /^(?:todo|fixme|tktk|xxx+)$/.test(text)
        ? null
        : {
            message: `"${text}" is left in a text that will be published. Write the text, or set draft: true`,
          },
  },
  {
    rule: 'term',
    pattern: new RegExp(`(?<![\\w@./-])(?:${names.join('|')})(?![\\w-]|\\.\\w|@|/)`, 'gi'),
    say: ({ text }) => {
      const right = names.find((name) => name.toLowerCase() === text.toLowerCase()) ?? text;
      return right === text ? null : { message: `"${text}" is written "${right}"`, text: right };
    },
  },
  {
    rule: 'repeated-word',
    pattern: /(?<![\p{L}’'])(\p{L}{2,})(\s+)\1(?![\p{L}’'])/giu,
    say: ({ match }) =>
      /^(had|that)$/i.test(match[1] ?? '')
        ? null
        : { message: `"${match[1] ?? ''}" stands here twice. Delete one` },
  },
  {
    rule: 'word-paste',
    pattern: /[\uFB00-\uFB06]|\p{L}\p{M}+/gu,
    say: ({ text }) => {
      const right = text.normalize(/\p{M}/u.test(text) ? 'NFC' : 'NFKC');
      const message = `"${text}" is made of pasted parts that search engines do not find. Type "${right}"`;
      return right === text ? null : { message, text: right };
    },
  },
  {
    rule: 'word-paste',
    pattern: /^[ \t]*([•·◦▪‣●○–—])[ \t]+/gmu,
    say: ({ text, match }) => ({
      message: `Write "- " in place of "${match[1] ?? ''}" to begin an entry of a list`,
      text: text.replace(/[•·◦▪‣●○–—][ \t]+/u, '- '),
    }),
  },
  {
    rule: 'word-paste',
    pattern:
      /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/gu,
    say: ({ text }) => ({
      message: `"${text}" is a letter of another alphabet, pasted into this word. Type the word anew`,
    }),
  },
  {
    rule: 'word-paste',
    pattern: /“(?<=^[^\S\n]*\uE000[ \uE000]*“)[^“”\n]*”(?=\uE000*$)/gmu,
    say: () => ({
      message: 'These quotes will be seen on the page. Delete them, unless they are meant',
    }),
  },
  {
    rule: 'punctuation',
    pattern: /(?<! ) +(?=[,;.!?](?:\s|$))|,,|;;|(?<![.…])\.\.(?!\.)/gmu,
    say: ({ text }) => ({
      message:
        text.trim() === ''
          ? 'No space stands before this sign. Delete it'
          : `"${text}" stands here twice. Delete one`,
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
    pattern:
      /(?<![\w.])(?:[\w.+-]+@(?:gmail|googlemail|yahoo|hotmail|outlook|live|icloud|me|gmx|aol|proton|protonmail)\.[a-z.]{2,}|\+?\d[\d ()./-]{8,}\d|sk-[\w-]{16,}|AKIA[A-Z0-9]{16}|gh[pousr]_\w{36}|AIza[\w-]{35})/gi,
    say: ({ text }) => {
      const digits = text.replace(/\D/g, '').length;
      const what = text.includes('@')
        ? 'e-mail address'
        : /^[+\d]/.test(text)
          ? 'phone number'
          : 'key';
      return what === 'phone number' && digits < 9
        ? null
        : { message: `This looks like a private ${what}. Delete it, unless everybody may have it` };
    },
  },
];
