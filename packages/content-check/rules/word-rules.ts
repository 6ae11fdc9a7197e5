import { asUtf8, misread } from '../reading/misread';
import { curlyMark } from '../reading/quotes';
import { silent } from '../silent';
import { leftOvers } from './left-overs';
import type { Found, Pattern } from './pattern';
import { punctuation } from './punctuation';

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

const code = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const isSpace = (character: string) => /[\u00A0\u2028\u2029\v\f]/.test(character);

/** Names that are often misspelled. Words such as “google” are not here: they are also verbs. */
const names =
  'LinkedIn Instagram Facebook Pinterest Substack YouTube TikTok WhatsApp PowerPoint WordPress GitHub PayPal ChatGPT'.split(
    ' ',
  );

/** The names, some of them in two words: Linked In. */
const spelled = names.map((name) => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ?'));

function rightName({ text }: Found): string | undefined {
  // “To be linked in”, “you tube”: only a name has two capitals.
  if (text === text.toUpperCase() || /^(?!\p{Lu}\p{Ll}+ \p{Lu}).* /u.test(text)) return undefined;
  const letters = text.replace(' ', '').toLowerCase();
  const right = names.find((name) => name.toLowerCase() === letters);
  return right === text ? undefined : right;
}

const composed = ({ text }: Found) => text.normalize(/\p{M}/u.test(text) ? 'NFC' : 'NFKC');

/** A curly quote after a bare address would be a part of it. */
const isAtAddress = ({ before, after }: Found) =>
  /https?:\/\/\S*$/.test(before) || /^https?:\/\//.test(after);

const markOf = ({ text, before, after }: Found) => curlyMark(text, before, after);

/** What came with pasted words, and does not look like itself. */
const lookAlikes: readonly Pattern[] = [
  {
    rule: 'encoding',
    inQuotations: true,
    pattern: misread,
    say: ({ text }) =>
      `"${text}" was ${asUtf8(text)} before a program opened the file in another encoding. Write ${asUtf8(text)}`,
    fix: ({ text }) => asUtf8(text),
  },
  {
    // Marks of direction, joiners and narrow spaces belong to many languages; these belong to none. A space
    // that does not break is right beside figures, names and short words, but was pasted between long ones.
    // A soft hyphen between letters says where a word may break.
    rule: 'word-paste',
    inQuotations: true,
    pattern:
      /\u00A0(?<=\p{L}{3}\u00A0)(?=\p{Ll}{3})|\uFFFC|[\uE001-\uF0A6\uF0A8-\uF0B6\uF0B8-\uF8FF]|[\u202D\u202E]|\u200B(?<![\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]\u200B)|\u00AD(?<!\p{L}\u00AD)|\u00AD(?!\p{L})|[\u2028\u2029\uFEFF]|(?![\n\r\t])\p{Cc}/gu,
    say: ({ text, before, after }) =>
      /[\u202D\u202E]/.test(text) && rightToLeft.test(before + after)
        ? undefined
        : `Invisible character ${code(text)}. Delete it${isSpace(text) ? ' and type a space' : ''}`,
    fix: ({ text }) => (isSpace(text) ? ' ' : ''),
  },
  {
    rule: 'word-paste',
    pattern: /(?<=^[ \t]*(?:[-*+]|\d{1,2}[.)]|#{2,6}))\u00A0/gm,
    say: 'This is a pasted space, so the sign before it does nothing. Type an ordinary space',
    fix: ' ',
  },
  {
    rule: 'word-paste',
    pattern: /[\uFB00-\uFB06]|\p{Script=Latin}\p{M}+/gu,
    say: (found) => {
      const right = composed(found);
      if (right === found.text) return undefined;
      return /\p{M}/u.test(found.text)
        ? `The accent of this "${right}" is a character of its own, so a search does not find the word. Type the letter again`
        : `"${found.text}" is one character, so a search for "${right}" does not find it. Type "${right}"`;
    },
    fix: composed,
  },
  {
    rule: 'word-paste',
    // A dash may begin a line of a dialogue, but not under a bullet.
    pattern:
      /^[ \t]*(?:[•·◦▪‣●○■□◆►▸➤\uF0A7\uF0B7]|(?<=^[ \t]*[•·◦▪‣●○■□][^\n]*\n[ \t]*)[–—])[ \t\u00A0]+/gmu,
    say: ({ text }) => `Start a list item with "- ", not with "${text.trim()}"`,
    fix: ({ text }) => text.replace(/\S[ \t\u00A0]+/u, '- '),
  },
  {
    rule: 'word-paste',
    // Letters that look like Latin ones. Ω and µ in a unit, or Δt, are meant.
    pattern:
      /[аеорсухіјѕАВЕКМНОРСТХІЈЅοΟΑΒΕΖΗΙΚΜΝΡΤΥΧ](?<=\p{Script=Latin}.)|[аеорсухіјѕАВЕКМНОРСТХІЈЅοΟΑΒΕΖΗΙΚΜΝΡΤΥΧ](?=\p{Script=Latin})/gu,
    say: ({ text }) => `"${text}" is a letter of another alphabet. Type this word again`,
  },
];

/** What reads badly in the words of a file. */
export const wordRules: readonly Pattern[] = [
  ...lookAlikes,
  ...leftOvers,
  {
    rule: 'straight-quotes',
    inEnglish: true,
    pattern: /\\?"|(?<![\\'])''?(?!')/g,
    say: (found) => {
      // It closes what a backtick or two commas open; only the pair can be mended.
      const { before, text } = found;
      if (/`|,,\p{L}/u.test(before) || (text === "''" && before.includes(silent))) return undefined;
      // A tag of another program has code between its quotes.
      if (/\w=(?:"[^"]*)?$/.test(before)) return undefined;
      const mark = markOf(found);
      const what = found.text.includes('"') ? 'quote' : 'apostrophe';
      return mark && `Straight ${what}. Type a curly one: ${mark}`;
    },
    fix: (found) => (found.text.includes('"') && isAtAddress(found) ? undefined : markOf(found)),
  },
  {
    rule: 'term',
    pattern: new RegExp(`(?<![\\w@#./-])(?:${spelled.join('|')})(?![\\w-]|\\.\\w|@|/)`, 'gi'),
    say: (found) => {
      const right = rightName(found);
      return right && `"${found.text}" is spelled "${right}"`;
    },
    fix: rightName,
  },
  {
    rule: 'plural',
    inEnglish: true,
    pattern:
      /(?<![\p{L}\p{N}.,:/–-]|\d )1 (?:hour|day|week|month|year|minute|post|piece|article|client|continent|plan)s(?![\p{L}’'])/gu,
    say: ({ text }) => `Use the singular after 1: "${text.slice(0, -1)}"`,
  },
  {
    rule: 'repeated-word',
    pattern: /(?<=\$\d[\d,.]*) dollars\b|(?<=€ ?\d[\d,.]*) euros?\b|(?<=£\d[\d,.]*) pounds\b/g,
    say: ({ text }) => `The sign before the figure says "${text.trim()}" already. Delete one`,
  },
  {
    rule: 'repeated-word',
    pattern: /(\p{Lu}[^.!?\n\uE000]{20,}[.!?]) \1/gu,
    say: 'This sentence is there twice. Delete one',
  },
  {
    // Words that begin with a vowel and sound like it; “plan a and b”, “a is”.
    rule: 'spelling',
    inEnglish: true,
    pattern:
      /(?<=(?:^|\s)[Aa] )(?!(?:after|also|always|and|are|as|at|even|ever|if|in|instead|into|is|it|of|off|on|one\w*|once|only|or|ou\p{Ll}+|out|over|eu\p{Ll}+|ew\p{Ll}+)\b)(?:[aeio]\p{Ll}{2,}|hour|honest\w*)\b/gmu,
    say: ({ text }) => `Before "${text}", write "an"`,
  },
  {
    rule: 'spelling',
    inEnglish: true,
    pattern: /(?<=(?:^|\s)[Aa]n )(?:European|one-\w+|unique|university|useful|user)\b/gm,
    say: ({ text }) => `Before "${text}", write "a"`,
  },
  {
    rule: 'spelling',
    inEnglish: true,
    pattern: /\b(?:could|might|must|should|would) of\b(?! course)/gi,
    say: ({ text }) => `Write "${text.replace(/of$/i, 'have')}" instead of "${text}"`,
  },
  {
    rule: 'spelling',
    inEnglish: true,
    pattern:
      /(?<=^|[\s(“])i(?= (?:am|can|could|did|do|had|have|know|like|love|need|think|want|was|will|work|would|write)\b|[’'](?:d|ll|m|ve)\b)/gm,
    say: 'Write "I" with a capital',
    fix: 'I',
  },
  {
    rule: 'left-over',
    inEnglish: true,
    inQuotations: true,
    pattern:
      /\b(?:February (?:30|31)|(?:April|June|September|November) 31|(?:30|31)(?:st|th)? February|31(?:st)? (?:April|June|September|November))\b/g,
    say: ({ text }) => `There is no ${text}. Correct the date`,
  },
  {
    // Some words are doubled on purpose, and names as well: Duran Duran, an OPEN Open Day.
    rule: 'repeated-word',
    pattern:
      /(?<![\p{L}\p{N}’'-])(?!(?:had|that|do|does|her|aye|very|so|no|bye|ha|he|ho|la|blah|knock|long|many|much|really|yeah|die|der|das|sie|vous|nous|così|piano|poco)\s)(\p{L}{2,})(?:\uE000*[^\S\n]+\uE000*|[^\S\n]*\n[^\S\n]*)\1(?![\p{L}\p{N}’'-])/giu,
    // “What it is is a list” is correct.
    say: ({ text, match, before }) =>
      /\s\p{Lu}\S*$/u.test(text) || (/^is is$/i.test(text) && /\bwhat\b[^.!?]*$/i.test(before))
        ? undefined
        : `"${match[1] ?? ''}" appears twice in a row. Delete one`,
  },
  ...punctuation,
];
