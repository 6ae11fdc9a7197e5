import type { Pattern } from './pattern';

const { raw } = String;

/** Where a line or a field begins, and where it ends: what surrounds it is silent. */
const [start, end] = [raw`(?<=^|\uE000)`, raw`(?=$|\uE000)`];

/** Placeholders. Some names look like them: TK Maxx, the XXX Corps, a TODO app. */
const toCome = [
  raw`\b(?:TODO|FIXME|TKTK|T[Bb][DdCc]|tb[dc])(?=:|\(\p{L}+\):)`,
  raw`(?<=[([])(?:TODO|FIXME|TKTK|TK(?=\])|[Tt][Bb][DdCc])\b`,
  `(?:${start}|(?<=: ))(?:TODO|FIXME|TK|TKTK|X{3,}|[Tt][Bb][DdCc])[.!]?${end}`,
  raw`\bTODO(?= (?:add|ask|call|check|confirm|find|finish|fix|get|insert|link|replace|update|write)\b)`,
  raw`${start}TODO(?=[ &])(?! (?:apps?|lists?)\b)`,
  raw`\bTB[DC]\b(?! \p{Lu}|, \p{Ll})`,
  raw`(?<=\b(?:at|by|for|from|in|of) )TK(?=[.,;])`,
  raw`\bX{2,}(?= (?:clients|days|dollars|euros|hours|minutes|months|people|percent|posts|weeks|words|years)\b)`,
  raw`\((?:[Ii]nsert|[Aa]dd) [^()\n]{2,30} here\)`,
  raw`\[\p{Lu}{2,}: [^[\]\n]*\?\]`,
  raw`\[(?:\.\.\.|…)\]${end}`,
  raw`[$€£]X{2,}\b|\bX{2,}(?=%)|\b[12]\dXX\b|${start}X{3,}(?= \p{Ll}{3,}s\b)`,
  raw`(?<=\b(?:about|by|for|has|have|helped|in|of|over|than|with) )(?:TK|X{2,})(?= (?!chromosomes)\p{Ll}{3,}s\b)`,
  'Lorem ipsum|lorem ipsum dolor|Your text here|Click to add text',
  raw`_{3,}|(?<=^|\s)\?{3,}(?!\S)|(?<=\s)\?\?(?= \p{Ll})`,
  raw`(?<![\d%] ?)%(?:\d\$)?[sd](?![\p{L}\p{N}%])|%[A-Z_]{3,}%|\*\|[A-Z_:]+\|\*`,
  raw`${start}(?:Click or tap (?:here )?to (?:enter|add) [\p{L} ]+|(?:Insert (?:\p{L}+ ){1,3}here|DRAFT)\b(?=[.!]?${end}| [–-]))[.]?`,
  raw`\[(?:[A-Z]+ )*(?:NAME|NUMBER|DATE|PRICE|AMOUNT|CITY|COMPANY|CLIENT|TITLE|LINK|URL|YEAR)\](?!\()`,
  raw`\[(?:Amount|City|Date|Month|Name|Number|Price|Title|Year)\](?!\()`,
  raw`\[(?:[Ii]nsert|[Yy]our|[Nn]ame of|[Nn]ote|[Cc]lient|[Cc]ompany|[Cc]itation|[Ii]mage)\b[^\]]*\](?!\()`,
  'Click or tap (?:here )?to enter text',
  raw`(?:Heading|Section|Subheading) title here|${start}X{3,}(?= (?:add|check|fill|find|insert|write)\b)`,
  'Just another WordPress site|Welcome to WordPress|This is your first post|Add a (?:little bit of body|subheading|heading)(?: text)?',
  raw`\[(?:Body|Button|Heading|Headline|Label|Link|Subtitle|Title) [Tt]ext\]|«[\p{L}_ ]*(?:Address|Company|Name|Title)»`,
  raw`^Page \d+ of \d+$|${start}(?:\.{2,}|…)${end}`,
];

/** Pasted left-overs, by where they came from. */
const pasted = [
  [
    'is an error from a spreadsheet. Write the figure',
    raw`#(?:REF!|VALUE!|NAME\?|NULL!|NUM!|DIV/0!|N/A)`,
  ],
  [
    'is an error from Word. Write what it should point to',
    raw`Error! (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid)|Fehler! (?:Verweisquelle konnte nicht gefunden werden|Textmarke nicht definiert)`,
  ],
  [
    'is what a chatbot says to its user. Delete it',
    [
      raw`As an AI (?:language )?model|[Aa]s of my last (?:knowledge )?update`,
      raw`${start}(?:Certainly|Of course|Sure)[!,] Here(?:['’]s| is) (?:an?|the|your)\b`,
      raw`${start}Here(?:['’]s| is) (?:an?|the|your) (?:improved|polished|refined|revised|rewritten) (?:draft|text|version)\b`,
      raw`${start}\**(?:Meta (?:[Dd]escription|[Tt]itle)|SEO [Tt]itle):`,
      raw`${start}Let me know if you(?:['’]d| would) like (?:me to (?:adjust|change|expand|make|refine|rewrite|shorten|tweak)|any (?:further |other )?(?:adjustments|changes|edits|revisions|tweaks))\b`,
      raw`${start}Would you like me to (?:adjust|change|expand|make|refine|rewrite|shorten|tweak) (?:it|the tone|this)\b[^?\n\uE000]*\?${end}`,
      raw`:?contentReference\[[^\]]*\]|\bturn\d+search\d+`,
    ].join('|'),
  ],
  [
    'came with pasted text. Delete it',
    raw`^On [^\n\uE000]{3,40}\d{4}[^\n\uE000]{0,60} wrote:$|(?:…|\.\.\.) ?(?:see|read|show) more${end}|Sent from my (?:Android|Galaxy|iPad|iPhone|phone)\b|${start}(?:Sent from my \p{L}+|Get Outlook for \p{L}+|Von meinem \p{L}+ gesendet|Envoyé de mon \p{L}+)[. ]*${end}`,
  ],
] as const;

const rule = 'left-over';

/** Words that were never meant for visitors. They may be in a quotation, too: a sample is one as a whole. */
export const leftOvers: readonly Pattern[] = [
  {
    rule,
    inQuotations: true,
    pattern: new RegExp(toCome.join('|'), 'gmu'),
    // A text may speak of “TODO” and of lorem ipsum.
    say: ({ text, before, after }) =>
      /[“*_]$/.test(before) && /^[”*_]/.test(after)
        ? undefined
        : `"${text}" would be published. Write the text, or set draft: true`,
  },
  ...pasted.map(([what, pattern]): Pattern => ({
    rule,
    inQuotations: true,
    pattern: new RegExp(pattern, 'gmu'),
    say: ({ text }) => `"${text}" ${what}`,
  })),
];
