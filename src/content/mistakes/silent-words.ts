import type { Mistake } from './case';

/** Texts that read badly and break nothing: each is told with what to write. */
const texts: readonly (readonly [name: string, text: string, says: string, fixed?: string])[] = [
  [
    'a token with its unit typed again',
    'It has {callMinutes} 30 pages.',
    '18:8  {callMinutes} is "30" in site.json, so "30" would appear twice. Change the words around it [token-words]',
  ],
  [
    'a word of a fact typed after it',
    'We reply in {replyTime} hours.',
    '18:13  {replyTime} is "24 to 48 hours" in site.json, so "hours" would appear twice. Change the words around it [token-words]',
  ],
  [
    'a clipped word',
    "Like it was in the '90s.",
    '18:20  Straight apostrophe. Type a curly one: ’ [straight-quotes]',
    'Like it was in the ’90s.',
  ],
  [
    'an apostrophe after a link',
    "Read [Jo](/about/)'s story.",
    '18:19  Straight apostrophe. Type a curly one: ’ [straight-quotes]',
    'Read [Jo](/about/)’s story.',
  ],
  [
    'two commas',
    'Then,, write to us.',
    '18:5  "," is typed twice. Delete one [punctuation]',
    'Then, write to us.',
  ],
  [
    'an invisible character in a quotation',
    'He said: “Wr\u200bite.”',
    '18:13  Invisible character U+200B. Delete it [word-paste]',
  ],
  [
    'a name of a network',
    'Then find us on instagram.',
    '18:17  "instagram" is spelled "Instagram" [term]',
    'Then find us on Instagram.',
  ],
];

export const silentWords: readonly Mistake[] = [
  ...texts.map(([name, to, says, fixed]) => ({
    name,
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to,
    says: [`content/pages/press.mdx:${says}`],
    ...(fixed !== undefined && { fixed }),
  })),
  {
    name: 'single curly quotes around a title',
    file: 'pages/press.mdx',
    from: 'title: Press, Pictures and Interviews',
    to: 'title: ‘Press, Pictures and Interviews’',
    says: [
      'content/pages/press.mdx:3:8  The quotation marks around this text will be published. Delete them, unless it is a quotation [own-quotes]',
    ],
  },
  {
    name: 'a fact that begins with a preposition',
    file: 'site.json',
    from: '"24 to 48 hours"',
    to: '"within 48 hours"',
    says: [
      'content/faq/how-soon.mdx:6:19  {replyTime} is "within 48 hours" in site.json, so "in within" would be two prepositions in a row. Change the words around it [token-words]',
      'content/pages/contact.mdx:12:23  {replyTime} is "within 48 hours" in site.json, so "in within" would be two prepositions in a row. Change the words around it [token-words]',
    ],
  },
  {
    name: 'a fact that repeats the words before it',
    file: 'site.json',
    from: '"24 to 48 hours"',
    to: '"We reply in 48 hours"',
    says: [
      'content/faq/how-soon.mdx:6:19  {replyTime} is "We reply in 48 hours" in site.json, so "We reply in" would appear twice. Change the words around it [token-words]',
      'content/pages/contact.mdx:12:23  {replyTime} is "We reply in 48 hours" in site.json, so "We reply in" would appear twice. Change the words around it [token-words]',
    ],
  },
];
