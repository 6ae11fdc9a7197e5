import { withField } from '../example';
import type { PatternRule } from '../rule';

/** What other systems read, and readers see here. */
export const foreignSyntax: PatternRule = {
  name: 'foreign-syntax',
  severity: 'warning',
  table: [
    {
      patterns: [
        // Jinja, Liquid, Handlebars, Hugo, the attributes of kramdown, comments of Obsidian. Braces of a variable, too.
        /\{(?:\{(?:[^}]*\}\})?|%(?:[^%]*%\})?|\ufff9\}|[:.#][^}\n]*\}|[a-z][\w-]+=[^}\n]*\})|(?<!\S)%%[^%\n]+%%/g,
        // PHP, ERB, EJS, HTML
        /<([%?])[^>]*\1>|<![A-Za-z][^>]*>/g,
        // WordPress
        /[[\ue05b](?:\/[a-z_-]+|[a-z][\w-]*(?:(?<=\w{3})=| id=| [\w-]+=["'])[^\]\ue05d]*)[\]\ue05d]|^\[+(?:TOC|toc)\]+$/gm,
        // Citations of assistants
        /:contentReference\[[^\]]*\](?:\{[^}]*\})?|【[^】\n]*†[^】\n]*】|(?<!\w)(?:cite)?turn\d+[a-z]+\d+|oai_citation:\d+|[[\ue05b](?:cite.start|(?:cite: ?|web:|page:|source:)\d[\d, ]*)[\]\ue05d]/g,
      ],
      advice: 'This is the syntax of another system. Delete it',
    },
    {
      patterns: [
        // Docusaurus, MkDocs, GitHub
        /^(?::::|(?:!!!|\?\?\?\+?|===) ?["“\w]|\[![A-Za-z]+\]).*/gm,
      ],
      advice:
        'This box syntax does not work here. Write <Callout title="…">, the words, and </Callout>',
    },
    {
      patterns: [
        /(?<!\S)\\[a-z]{3,}(?![a-z\\:])/gmu,
        // $…$, where no dollar is a price, and $$…$$
        /(?<![A-Za-z\d$])\$(?=[\p{L}\p{N}\p{Co}\\({|-])(?:[^\s$]+|(?=[^$]*[\\^_=+<>|\p{Co}])(?![^$]*\p{L}{3,} \p{L}{2,})[^$]*\S)\$(?![A-Za-z\d$])|\$\$[^$]+\$\$/gu,
        // \(…\), unless it is words, and \[…\]
        /(?<!\p{L})\ue028(?=[^\ue029]*[\p{L}\\^=_+])(?![^\ue029]*\p{L}{3,} \p{L}{3,})[^\ue029]+\ue029|\ue05b(?!\^)[^\ue05d]*(?:[\\^]| = )[^\ue05d]*\ue05d/gu,
      ],
      advice:
        'The site draws no formulas, and Markdown reads their signs. Show it as a picture, or as code between backticks',
    },
    {
      patterns: [/(?<![\w:/]):(?:[a-z][a-z\d_+-]*|[+-]1):(?![\w:/])/g],
      advice: 'The name of an emoji is shown as it is. Write the emoji itself',
    },
    {
      patterns: [/(?<![=\w])==(?![=\s])[^=\n]*[^=\s]==(?![=\w])/g],
      advice: 'Write <mark>words</mark>',
    },
    {
      patterns: [/^import .* from ['"].*|^export (?:const|default|function)\b.*/gm],
      advice: 'A page runs no code. Delete this line',
    },
    {
      // Codes of characters, which a program has escaped
      patterns: [/&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|&nbsp\b/gi],
      advice: 'Write the character itself instead of this code',
      evenEscaped: true,
    },
  ],
  examples: {
    reported: [
      ['▸\\[slideshare id=123&doc=abc\\]', 'Words.'],
      ['▸\\[gallery ids="1,2"\\]', 'Words.'],
      ['▸\\[caption id="a"\\]A pen\\[/caption\\]', 'A pen'],
      ['▸\\[embed id=1\\]', 'Words.'],
      ['▸\\[contact-form-7 id="1"\\]', 'Words.'],
      ['▸\\[/vc_row\\]', 'Words.'],
      ['▸\\[audio mp3="a"\\]', 'Words.'],
      ['▸\\[products limit="4"\\]', 'Words.'],
      ['▸[TOC]', 'Words.'],
      ['▸[[toc]]', 'Words.'],
      ['Also ▸[cite_start]so.', 'Also so.'],
      ['C’est▸[cite: 12, 13].', 'C’est.'],
      ['Tak jest ▸[web:12].', 'Tak jest.'],
      ['就是▸【12:0†报告.pdf】这样。', '就是这样。'],
      ['そう▸:contentReference[oaicite:7]。', 'そう。'],
      ['[Voir](/services/)▸{target=_blank}', '[Voir](/services/)'],
      ['Nu ▸%% hemligt %%', 'Nu'],
      ['So it is▸:contentReference[oaicite:0]{index=0}.', 'So it is.'],
      ['So▸【4†source】 it is.', 'So it is.'],
      ['So it is ▸citeturn0search1.', 'So it is.'],
      ['So it is ▸turn12news3.', 'So it is.'],
      ['So it is ▸(oai_citation:0‡example).', 'So it is.'],

      ['▸Words {{ page.title }}.', 'Words .'],
      ['▸{% raw %}', 'Words.'],
      ['- ▸Words {: .wide }', '- Words'],
      ['Words\n▸{{brand}}.', 'Words\n{brand}.'],
      ['▸{{< figure\n  src="a.jpg"\n>}}', 'Words.'],
      ['▸{{<figure src="a.jpg">}}', 'Words.'],
      ['> ▸{% include a.html\n>\n> b="c" %}', '> Words.'],
      ['▸[gallery ids="1,2"\nsize="a"]', 'Words.'],
      ['▸[caption id="a"]A pen[/caption]', 'A pen'],
      ['▸!!! note\n    Words.', '<Callout title="Note">\n\nWords.\n\n</Callout>'],
      ['▸:::tip\n\nWords.', '<Callout title="Tip">\n\nWords.\n\n</Callout>'],
      ['> ▸[!NOTE]\n> Words.', '<Callout title="Note">\n\nWords.\n\n</Callout>'],
      [String.raw`Let ▸\alpha be one.`, 'Let `\\alpha` be one.'],
      ['So ▸$a*b*c$.', 'So `$a*b*c$`.'],
      ['- 公式▸$x_1 + y$是', '- 公式`$x_1 + y$`是'],
      ['▸$$\na^2\n$$', '```\n$$\na^2\n$$\n```'],
      [String.raw`> So ▸\(y\).`, '> So `\\(y\\)`.'],
      [String.raw`▸\[ a_1 = b \]`, '`\\[ a_1 = b \\]`'],
      ['Words ▸:tada: and more.', 'Words 🎉 and more.'],
      ['So ▸==marked words== are.', 'So <mark>marked words</mark> are.'],
      ['▸=== "A tab"\n\n    Words.', '<Callout title="A tab">\n\nWords.\n\n</Callout>'],
      ['So ▸<%= name %> and ▸<?php echo "a" ?>.', 'So  and .'],
      ['▸<!DOCTYPE html>', 'Words.'],
      ["▸import Hero from './hero'", 'Words.'],
      ['▸A&amp;amp;B', 'A&B'],
      [withField('title', '▸title: Q&amp;A'), withField('title', 'title: Q&A')],
    ],
    accepted: [
      '## Mot [[toc](/services/)]\n\nMot {i=0}',
      'Voir [page: 12], [source: 3] ou [web: 4].',
      'Se [web 2.0], [source], 20%% och \\[^1\\].',
      'So turn2 left【注】, return12on3 and see [mean n=12].',

      'Write `{{ a }}`, {1+1}, {} and {a b}. We took [sic] 12 [n=12]. [!] means more.',
      String.raw`Write \{\{ a }} and x^{\*}, and ` + '`\\alpha` and C:\\files\\new',
      'At 10:30:45 see std::vector or a:b:c!',
      String.raw`From $5 to $10–$20 (or 5$), a word\(s\), \(1\), \(not for now\), \[sic\], \[\[Wikilinks\]\].`,
      'C++ and ++c, 50%% of a == b == c, <? and 5 <% 6, 2^3, /_/ and $20_000.',
      'Words.\n\nimport everything, and\nexport it',
      'It takes 30&nbsp;*long* minutes of A & B; R&D.',
    ],
  },
};
