import { visibleCharacters } from '../../content/text/text-length';
import { withField } from '../example';
import type { PatternRule } from '../rule';

/** Begins the address of a link. */
const address = String.raw`(?:\/|#|https?:|www\.|mailto:)`;

/** `1.`, `1、`, `①`, `a)`, `iv.`, `(a)` or `[x]`, without what makes a list of it. */
const number = String.raw`(?:\p{N}{1,2}[.)、．]|[①-⑳]|\p{L}\)|[a-z]\. (?!\p{L}\.)|[ivx]{2,4}[.)]|\(\w\)|\[[ xX]\]) ?(?![\d\s])`;

/** Returns why signs of emphasis are words, by the characters around them. */
function emphasisAdvice({ 0: found, index = 0, input = '' }: RegExpMatchArray): string {
  if (found.startsWith('~')) return 'This is not struck through. Write two tildes on each side';
  const length = found.split('').findIndex((one) => !'*_'.includes(one));
  const signs = length === -1 ? found : found.slice(0, length);
  const name = signs.length > 1 ? 'bold' : 'emphasis';
  const words = found.slice(signs.length, -signs.length);
  if (words === '' || !found.endsWith(signs))
    return `This is not ${name}. Put ${signs} before and after the words: ${signs}words${signs}. Or write a backslash before each: \\*`;
  if (signs.startsWith('_') && /\p{L}$/u.test(words))
    return `Markdown sees no ${name} within a word here. Write asterisks: ${found.replaceAll('_', '*')}`;
  const [after = ''] = visibleCharacters(input.slice(index + found.length));
  const before = visibleCharacters(input.slice(0, index)).at(-1);
  const [reason, side] = /[^\s\p{P}]/u.test(after)
    ? [`“${after}” follows`, 'after']
    : [`“${before}” comes before`, 'before'];
  return words !== words.trim()
    ? `This is not ${name}. Put ${signs} directly before and after the words: ${signs}words${signs}`
    : `Markdown sees no ${name} here, because ${reason}. Put the punctuation outside the ${signs}, or a space ${side} them`;
}

/** Markdown that readers see as it was typed, because a character is wrong or missing. */
export const failedMarkdown: PatternRule = {
  name: 'failed-markdown',
  severity: 'warning',
  table: [
    {
      // [^1] without its note, ^[a note] in the line, [1]: a note
      patterns: [/\[\^[^\]\s]+\]|\^\[[^\]\n]*\p{L}{2}[^\]\n]*\]|^\[\d+\]: .*/gmu],
      advice:
        'No footnote belongs to it. Write [^1] here, and on a line of its own [^1]: with the words of the note',
    },
    {
      patterns: [
        // [words](an address)
        /!?\[[^[\]\n]*\]\([^)\n]*\)?/g,
        // [words] (address), and brackets of Chinese and Japanese
        new RegExp(String.raw`\[[^[\]\n]+\](?:[ \n]\(|（)${address}[^)）\n]*[)）]`, 'g'),
        // [words(address), [words]address), and the end of a link that began in another paragraph
        new RegExp(
          String.raw`(?<!\([^()\n]*)\[[^[\]()\n]+(?:\]|(?<=\S)\()${address}[^()\s]*\)|(?<!\[[^]*)\]\(${address}[^()\s]*\)`,
          'g',
        ),
        // (words)[address]
        new RegExp(String.raw`\([^()\n]+\) ?\[${address}[^\]\n]*\]`, 'g'),
        // [[A page of a wiki]]
        /!?(?<!\w)\[\[(?!toc\b)[^[\]\n]*\p{L}[^[\]\n]*\]\]/giu,
      ],
      advice:
        'This is not a link. Write [words](address) in one paragraph, without a space between the brackets or in the address (%20 instead)',
    },
    {
      patterns: [/(?<![\w\]])(?:!\[|\[(?=[^\]]*\p{L}))[^[\]\n]*\]\[[^[\]\n]*\]/gu],
      advice: 'No line gives the address of this link. Write [words](address)',
    },
    {
      // A heading, a list or a quotation, and a heading of Chinese and Japanese
      patterns: [
        /^(?:#{2,6}[^#\s]|＃).*/gm,
        /^(?:#{1,6}|[-*+>]|\d{1,2}[.)])[\u00a0\u2000-\u200b\u202f\u3000].*/gm,
      ],
      advice: 'Put a normal space after the characters that start this line',
    },
    {
      patterns: [
        // Bullets of a word processor
        /^[•‣◦●▪·・►▸➤]\s*\S.*|^\S\t\s*\S.*/gmu,
        // The same sign before two lines
        /^([^\p{L}\p{N}\p{Co}\s|:«\\=\ufffc\ufff9])[ \t\u00a0].*\n\1[ \t\u00a0].*/gmu,
        /^([-+*])\p{L}.*\n\1\p{L}.*/gmu,
        new RegExp(String.raw`^${number}.*\n${number}.*`, 'gmu'),
      ],
      advice:
        'These lines are one on the page. A list has “- ” or “1. ” before each entry, and code has ``` above and below',
    },
    {
      patterns: [
        /(?<![\p{L}\p{N}*])\*\*(?=[\p{L}\p{N}"“‘'(])[^*\n]*(?:\*\*)?|\*{2,3}(?=[^\s*])[^*]+\*{2,3}|\*\*[^*\n]+(?<=\S)\*\*|(?<!\S)\*\* (?=\p{L}{2})[^*\n]+ \*\*(?!\S)|(?<![\s*])\*\*(?![\p{L}\p{N}*])/gu,
        // A space within; punctuation or code within, and a letter outside. In products, Latin letters come first: a*(b)*c.
        /(?<![\p{L}\p{N}*_])([*_])(?=[\p{L}\p{N}"“‘'(])[^*_\n.:!?]*\s\1(?=[\s).,;:!?…]|$)|(?<![\p{Lu}\p{Ll}\p{N}*])\*(?![\s*])[^*\n]*(?<![\s\p{Ps}\p{Pi}])\*(?=\p{L})|(?<=\p{Lo})\*(?=[\p{P}\ufffc\ufff9])[^*\n]+(?<!\s)\*(?!\*)/gu,
        // Names in code, such as __init__, have letters of ASCII alone.
        /(?<![\p{Lu}\p{Ll}\p{N}_])(__?)(?![\s_])[^_\n]*(?:[\p{P}\p{S}\ufffc\ufff9](?<![\p{Ps}\p{Pi}])\1(?=\p{L})|\p{Lo}\1(?=\p{Lo}))|(?<![\p{L}\p{N}_])__(?=\p{L})[^_\n]*[^\w\n][^_\n]*__/gu,
        /~~[^~\n]+~~/gu,
      ],
      advice: emphasisAdvice,
    },
    {
      patterns: [/^[ \t]*\|.*\|[ \t]*$(?:\n.*\|.*$)*|^\| .*\n\| .*/gm],
      advice:
        'A table has a second line such as | --- | --- |, with as many cells as the first, and empty lines around it',
    },
    {
      patterns: [/```/g],
      advice: 'Three backticks begin and end a block on lines of their own',
    },
  ],
  examples: {
    reported: [
      ['Il a lu ▸*Le Monde *, hier.', 'Il a lu *Le Monde*, hier.'],
      ['▸_Der Prozess _ von Kafka', '_Der Prozess_ von Kafka'],
      ['Das Buch ▸** Faust ** ist gut.', 'Das Buch **Faust** ist gut.'],
      ['Powieść ▸*Lalka *!', 'Powieść *Lalka*!'],
      ['これは ▸**大事 **です', 'これは **大事** です'],
      ['ספר ▸*טוב * מאוד', 'ספר *טוב* מאוד'],
      ['Cena 12,50▸** na miesiąc', 'Cena **12,50** na miesiąc'],
      ['Hinta 99€▸** kuussa', 'Hinta **99€** kuussa'],
      ['Kostar 5▸**, ja', 'Kostar **5**, ja'],
      ['价格一百▸**。', '价格**一百**。'],
      ['▸**¡Hola!**amigo', '**¡Hola!** amigo'],
      ['▸**Attention :**il faut', '**Attention :** il faut'],
      ['값을 ▸_반환_한다', '값을 *반환*한다'],
      ['これは▸__大事__です', 'これは**大事**です'],
      ['이것은 ▸**"단어"**를', '이것은 **"단어"** 를'],
      ['هذا ▸**"مهم"**جدا', 'هذا **"مهم"** جدا'],
      ['▸**Heti 2:**n tulos', '**Heti 2:** n tulos'],
      ['Ver ▸[aquí(https://example.com/a)', 'Ver [aquí](https://example.com/a)'],
      ['Voir ▸[ici]https://example.com/a)', 'Voir [ici](https://example.com/a)'],
      ['Siehe ▸[hier(#unten)\n\n## Unten', 'Siehe [hier](#unten)\n\n## Unten'],
      ['見る▸[ここ]/services/)', '見る[ここ](/services/)'],
      ['Zie [hier\n\nof ▸daar](/services/).', 'Zie [hier of daar](/services/).'],
      ['Voir [la\n\n- ▸page](https://example.com/)', 'Voir [la page](https://example.com/)'],
      ['Katso [tämä\n\n> ▸sivu](/services/).', 'Katso [tämä sivu](/services/).'],
      ['Wort▸^[eine Anmerkung].', 'Wort.[^1]\n\n[^1]: Eine Anmerkung'],
      ['Mot[1].\n\n▸[1]: Une longue note', 'Mot.[^1]\n\n[^1]: Une longue note'],
      ['Words.\n\n▸![][image1]', 'Words.'],
      ['▸・一\n・二', '- 一\n- 二'],
      ['▸① 一\n② 二', '1. 一\n2. 二'],
      ['▸1、一\n2、二', '1. 一\n2. 二'],
      ['▸a. eins\nb. zwei', '1. eins\n2. zwei'],
      ['▸[ ] 하나\n[x] 둘', '- [ ] 하나\n- [x] 둘'],
      ['▸*The Long Walk * is.', '*The Long Walk* is.'],
      ['We saw ▸*Jaws * and left.', 'We saw *Jaws* and left.'],
      ['It costs ▸13.32** today.', 'It costs **13.32** today.'],
      ['▸So now** (or never)', 'So **now** (or never)'],
      ['Words ▸here**.', 'Words here\\*\\*.'],
      ['▸👏**,** so', '👏 **,** so'],
      ['▸Nice 🎉**(so)** it', 'Nice 🎉 **(so)** it'],
      ['See ▸[words(/services/) and', 'See [words](/services/) and'],
      ['See ▸[words]/services/) and', 'See [words](/services/) and'],
      ['See ▸[us]https://example.com/).', 'See [us](https://example.com/).'],
      ['See [one\n\n▸two](/services/).', 'See [one two](/services/).'],

      ['Words▸[^2].', 'Words[^2].\n\n[^2]: The note'],
      ['The ▸[kit](/downloads/press kit.pdf).', 'The [kit](/downloads/kit.pdf).'],
      [
        '▸![A pen](https://example.com/pen by jo.jpg)',
        '[A pen](https://example.com/pen%20by%20jo.jpg)',
      ],
      ['See ▸(us)[/services/].', 'See [us](/services/).'],
      ['See ▸[us] (/services/).', 'See [us](/services/).'],
      ['See ▸[us][services].', 'See [us](/services/).'],
      ['▸##Heading', '## Heading'],
      ['▸-\u00A0one', '- one'],
      ['▸·\tone\n·\ttwo', '- one\n- two'],
      ['▸– one\n– two', '- one\n- two'],
      ['▸1.One\n2.Two', '1. One\n2. Two'],
      ['So ▸**bold **words.', 'So **bold** words.'],
      ['> - ▸**`git`**을 쓴다', '> - **`git`** 을 쓴다'],
      ['▸**H<sub>2</sub>**O', '**H<sub>2</sub>** O'],
      ['这是▸*“重点”*的意思。', '这是“*重点*”的意思。'],
      [
        'これは▸**「重要」**です。\n他は**「普通」**です。',
        'これは「**重要**」です。\n他は「**普通**」です。',
      ],
      ['이것은 ▸__`git`__을', '이것은 __`git`__ 을'],
      ['これは▸***「重要」***です。', 'これは「***重要***」です。'],
      ['▸*[us](/services/)*은', '*[us](/services/)* 은'],
      ['▸~~yes~~~', '~~yes~~'],
      ['▸| a | b |\n| 1 | 2 |', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
      ['Write ▸```code and more.', 'Write\n\n```\ncode and more.\n```'],
      [
        'See ▸[[Our services]] and ▸![[pen.jpg]].',
        'See [Our services](/services/) and [pen](/about/).',
      ],
    ],
    accepted: [
      '👉 one<br>\n👉 two\n\n– one<br/>\n– two\n\n✓ one<br />\n✓ two',
      '(see [0]/[1]) and ([a]/b), [f(x)] and [see (https://a.example)].',
      'Inhalte (_posts, _pages) getrennt von (_layouts), (*posts, *pages) von (*layouts)',
      'z. B. so\nd. h. so, e.g. this\ni.e. that, 2 ** 3 ** 4, Nom : _ et _ .',
      '🍎 un<br>\n🍎 deux\n\n→ eins<br />\n→ zwei\n\n* eins<br>\n* zwei',
      '— Sí.  \n— No.\n\n🔹 бір\\\n🔹 екі\n\n✔ yksi<br>\n✔ kaksi',
      '*Required fields are marked *. Those with * may be left out*.',

      'It was `[^1]` (in [1], [...]).',
      '[the founder] wrote [sic] (in [1], [...]) of array[i][j] and [this](/services/).',
      '> We were [...] late, said [the founder] to [your name].',
      'See [our services](/services/)… and so on.',
      String.raw`\[a](b c)`,
      'See [us][a] and [a].\n\n[a]: /services/ "To {brand}"',
      '## Heading\n\n- one',
      '#hashtag and C#',
      '* one\n* two\n\nWords.\n\n3. three\n4. four',
      '– Où vas-tu ? dit-il.\n\n✓ One  \n✓ two\\\n– three\n\n« Oui. »\n« Non. »',
      '`a` is one.\n`b` is two, of 12 [n=12].',
      '- [ ] one\n- [x] two',
      '*[us](/services/)* and 2*(3+4)*5, a*(b)*c, **重要**です。*“重点”* 的',
      withField('title', "title: '这是*“重点”*的意思'"),
      '**un**believable, *re*do, s**t and f***, 2 ** 3',
      String.raw`It takes 30&nbsp;*long* minutes, \*\*two\*\*.`,
      'About ~5 to 10~ or ~~twelve~~, of __init__.',
      '```js\nconst {a} = <b>;\n```',
    ],
  },
};
