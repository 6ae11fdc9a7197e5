import type { Mistake } from './case';

const about = (name: string, to: string, ...says: readonly string[]): Mistake => ({
  name,
  file: 'pages/press.mdx',
  from: 'Then write to us.',
  to,
  says: says.map((sentence) => `content/pages/press.mdx:${sentence}`),
});

const fixed = (mistake: Mistake, text: string): Mistake => ({ ...mistake, fixed: text });

const inLede = (name: string, to: string, says: string, right?: string): Mistake => ({
  name,
  file: 'pages/press.mdx',
  from: 'lede: Facts and pictures, ready to print.',
  to: `lede: ${to}`,
  says: [`content/pages/press.mdx:${says}`],
  ...(right !== undefined && { fixed: `lede: ${right}` }),
});

/** What readers saw, or what broke the build, and no rule said. */
export const silentTexts: readonly Mistake[] = [
  about(
    'a tag between acute accents',
    'It´s <b>us´',
    '18:6  <b> is opened here and never closed. Write **bold** [tag]',
  ),
  about(
    'a tag between backticks as apostrophes',
    'It`s <b>us',
    '18:6  <b> is opened here and never closed. Write **bold** [tag]',
  ),
  fixed(
    about(
      'code between acute accents',
      'It´s {1+1} us´',
      '18:6  Code in braces does not work here. Write \\{ for a brace [brace]',
    ),
    'It´s \\{1+1} us´',
  ),
  about(
    'an id on a heading',
    '## Place {#id}',
    '18:10  Headings get their ids from their words. Delete {#id} [brace]',
  ),
  about(
    'an embed',
    '<iframe src="https://video.example/1"></iframe>',
    '18:1  <iframe> does not work here. Link to the page that shows it: [Watch the video](https://…) [tag]',
  ),
  about(
    'a video',
    '<video controls>\n  <source src="a.mp4" />\n</video>',
    '18:1  <video> does not work here. Link to the page that shows it: [Watch the video](https://…) [tag]',
  ),
  fixed(
    about(
      'a name of site.json as a tag',
      'Then write to <brand>.',
      '18:15  Write {brand} in place of <brand> [tag]',
    ),
    'Then write to {brand}.',
  ),
  about(
    'a name of site.json in square brackets',
    'Then write to [brand].',
    '18:15  Write {brand} in place of [brand] [markdown]',
  ),
  about(
    'a name of site.json between per cents',
    'Then write to %brand%.',
    '18:15  Write {brand} in place of %brand% [markdown]',
  ),
  about(
    'a table of contents',
    '[TOC]',
    '18:1  A table of contents does not work here. Readers would see this sign. Delete it [markdown]',
  ),
  about(
    'a box of another program',
    ':::tip\nWrite.\n:::',
    '18:1  Boxes with ::: do not work here. Delete the line [markdown]',
  ),
  fixed(
    about(
      'a highlight',
      'Then ==write== to us.',
      '18:6  Words cannot be highlighted here. Delete the == around them [markdown]',
    ),
    'Then write to us.',
  ),
  about(
    'an emoji by its name',
    'Then write :rocket: to us.',
    '18:12  Readers would see this name with its colons. Type the emoji itself [markdown]',
  ),
  about(
    'a box of GitHub',
    '> [!NOTE]\n> Write.',
    '18:3  Boxes with [!…] do not work here. Readers would see this sign. Delete it [markdown]',
  ),
  about(
    'half a link',
    'See [our story](',
    '18:5  This link is not closed. Write [words](/about/) [markdown]',
  ),
  fixed(
    about(
      'a year at the start of a line',
      '2019. A good year.',
      '18:1  "2019." at the start of a line begins a list. Write 2019\\. to keep the sentence [markdown]',
    ),
    '2019\\. A good year.',
  ),
  about(
    'a left-over of a merge',
    'Write.\n\n=======\n\nCall.',
    '20:1  Unfinished merge (=======). Choose one version, and delete this line [merge-marks]',
  ),
  about(
    'a left-over of a merge under a text',
    'Write.\n=======\nCall.',
    '19:1  Unfinished merge (=======). Choose one version, and delete this line [merge-marks]',
  ),
  about(
    'bold that touches the next word',
    '**Note:**write to us.',
    '18:1  This bold is not read as such. Leave a space after the last **, or move the sign before it out [markdown]',
  ),
  about(
    'a box to tick',
    '- [ ] one\n- [x] two',
    '18:1  Boxes to tick do not work here. Write "- " alone [markup]',
  ),
  fixed(
    about(
      'a telephone number with spaces',
      'Then [call](tel:+1 555 010 0000) us.',
      '18:6  An address has no spaces. Write tel:+15550100000 [link-form]',
    ),
    'Then [call](tel:+15550100000) us.',
  ),
  fixed(
    about(
      'an e-mail address with a space',
      'Then [write](mailto: jo@press.example) to us.',
      '18:6  An address has no spaces. Write mailto:jo@press.example [link-form]',
    ),
    'Then [write](mailto:jo@press.example) to us.',
  ),
  fixed(
    about(
      'https twice',
      'See [the press](https://https://press.example/).',
      '18:17  Write "https://press.example/" [link-form]',
    ),
    'See [the press](https://press.example/).',
  ),
  about(
    'an address without https',
    'See www.press.example for more.',
    '18:5  Write [the words of the link](https://www.press.example) [link-form]',
  ),
  about(
    'a PDF',
    'See [our kit](/kit.pdf).',
    '18:15  Put the file into static/downloads/ and write "/downloads/kit.pdf" [link-form]',
  ),
  about(
    'a download that is not there',
    'See [our kit](/downloads/kit.pdf).',
    '18:15  No file static/downloads/kit.pdf. Put it there, or correct its name [link-target]',
  ),
  about(
    'link words with an arrow',
    '[Read more →](/about/)',
    '18:1  "Read more →" says nothing out of context. Name what the link leads to [link-text]',
  ),
  about(
    'an arrow as link',
    '[→](/about/)',
    '18:1  "→" says nothing out of context. Name what the link leads to [link-text]',
  ),
  about(
    'a place of a section that the page leaves out',
    'See [the end](/accessibility/#closing).',
    '18:15  "/accessibility/#closing": that page has no place "closing". It has #main, #newsletter [link-anchor]',
  ),
  about(
    'a heading that is gone',
    'See [our past](/press/#our-past).',
    '18:16  "/press/#our-past": that page has no place "our-past". It has #main, #newsletter, #our-name [link-anchor]',
  ),
  fixed(
    about(
      'empty braces',
      'Then {} write.',
      '18:6  Code in braces does not work here. Write \\{ for a brace [brace]',
    ),
    'Then \\{} write.',
  ),
  fixed(
    about(
      'a less-than sign before a digit',
      'We <3 words, and {1+} too.',
      '18:4  "<" starts a tag here. Write &lt; or "less than" [less-than]',
      '18:18  "{" starts code here. Write \\{ for a brace [brace]',
    ),
    'We &lt;3 words, and \\{1+} too.',
  ),
  about(
    'a note that does not end',
    'Then write. {/* later',
    '18:13  This note begins here and never ends. Add */} after it [comment]',
  ),
  about(
    'an HTML note that does not end',
    'Then write. <!-- later',
    '18:13  This note begins here and never ends. Add --> after it [comment]',
  ),
  about(
    'bold around a tag that crosses it',
    '**<b>Write**</b> to us.',
    '18:3  <b> is opened here and never closed. Write **bold** [tag]',
  ),
  about(
    'a tag that is open across paragraphs',
    '<b>Write\n\nto us.</b>',
    '18:1  <b> is opened here and never closed. Write **bold** [tag]',
  ),
  about(
    'a tag with an attribute without quotes',
    'See <a href=/about/>us</a>.',
    '18:5  <a> does not work here. Write [the words of the link](/about/) [tag]',
  ),
  about(
    'the address of a link set twice',
    '[a]: /about/\n[a]: /services/\n\nSee [a].',
    '19:1  The address of this link is set twice. Delete one of the lines [link-form]',
  ),
  about('very many stars', '*'.repeat(600), '18:1  Very many "*" in a row. Delete them [markup]'),
  {
    name: 'a redirect to a heading that is gone',
    file: 'redirects.json',
    to: '{ "items": [{ "from": "/kit/", "to": "/press/#our-past" }], "gone": [] }\n',
    says: [
      'content/redirects.json:1:38  "/press/#our-past": that page has no place "our-past". It has #main, #newsletter, #our-name [link-anchor]',
    ],
  },
  inLede(
    'a note in a field',
    "'Facts {/* and */} pictures'",
    '8:16  Notes work in the text under the fields only; readers would see this one. Delete it [comment]',
  ),
  inLede(
    'an HTML note in a field',
    'Facts <!-- and --> pictures',
    '8:15  Notes work in the text under the fields only; readers would see this one. Delete it [comment]',
  ),
  inLede(
    'bold in a field that nothing closes',
    'Now tell us **',
    '8:21  Bold does not work in a field. Delete these signs [markdown]',
  ),
  inLede(
    'italics in a field',
    'Facts and _pictures_',
    '8:19  Italics do not work in this field. Delete the signs around the words [markdown]',
    'Facts and pictures',
  ),
  inLede(
    'half a link in a field',
    'See [facts](',
    '8:13  Links do not work in this field. Write the words alone [markdown]',
  ),
  inLede(
    'an emoji by its name in a field',
    'Facts and pictures :rocket:.',
    '8:28  Readers would see this name with its colons. Type the emoji itself [markdown]',
  ),
];
