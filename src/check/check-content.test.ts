import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeSampleSite } from '../../tests/support/sample-site';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { writeFiles } from '../../tests/support/write-files';
import { checkContent } from './check-content';
import type { Problem } from './problem';

/** The text of the article; or a file with what is replaced in it; or a whole file. */
type Input = string | [file: string, from: string | RegExp, to: string] | Record<string, string>;

/** Marks the line on which a mistake is reported. */
const mark = '▸';

const article = 'insights/sample.mdx';
let site: Awaited<ReturnType<typeof writeSampleSite>>;
/** What is found in the site itself: file and message. */
let known: Set<string>;

beforeAll(async () => {
  site = await writeSampleSite(temporaryFolder());
  const before = await checkContent(site.folder);
  known = new Set(before.map(({ file, message }) => file + message));
});

/** Returns the files of an input, marks included. */
function filesOf(input: Input): [file: string, text: string][] {
  if (typeof input === 'string') return filesOf([article, /\nWords\.\n/, `\n${input}\n`]);
  if (!Array.isArray(input)) return Object.entries(input);
  const [file, from, to] = input;
  const text = site.files.get(file) ?? '';
  if (!(typeof from === 'string' ? text.includes(from) : from.test(text)))
    throw new Error(`There is no ${String(from)} in ${file}`);
  return [[file, text.replace(from, () => to)]];
}

/** Checks the site with an input, and returns what is found, and where the marks are. */
async function check(input: Input): Promise<{ found: Problem[]; marked: string[] }> {
  const files = filesOf(input);
  for (const [file, text] of files) writeFiles(site.folder, { [file]: text.replaceAll(mark, '') });
  const found = await checkContent(site.folder);
  for (const [file] of files) {
    const text = site.files.get(file);
    if (text === undefined) rmSync(join(site.folder, file));
    else writeFiles(site.folder, { [file]: text });
  }
  const marked = files.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (line.includes(mark) ? `${file}:${index + 1}` : [])),
  );
  return { found, marked };
}

const placesOf = (severity: Problem['severity'], found: readonly Problem[]) =>
  found.filter((one) => one.severity === severity).map(({ file, line }) => `${file}:${line}`);

const picture = /light: images\/hero-light.jpg/;
const alt = /alt: Loose.*/;
const title = 'title: Start Where It Gets *Interesting*';

// prettier-ignore
test.each<[string, Input]>([
  ['a translation', [article, title, `${title}\nlanguage: fr\ntranslates: /about/`]],
  ['the site itself', 'Words.'],
  ['a site that does without a page', ['pages/about.mdx', '---\n', '---\ndraft: true\n']],
  ['headings with three hashes', '### One\n\nWords.\n\n### Two\n\nWords.'],
  ['an underlined heading', 'Title\n=====\n\nWords.\n\nSecond\n------\n\nWords.'],
  ['an entity before emphasis', 'It takes 30&nbsp;*long* minutes.'],
  ['a gender star', [article, title, 'title: Was Kund*innen wirklich lesen']],
  ['a star after a figure', [article, title, "title: 'A review: 2/5*'"]],
  ['an ellipsis after a link', 'See [our services](/services/)… and so on.'],
  ['an ellipsis alone in a quotation', '> …\n>\n> And then she left.'],
  ['an omission', '> We were [...] late, said [the founder] to [your name].'],
  ['a comment in Markdown', '[comment]: # (a note)\n\nWords.'],
  ['a comment in braces', 'Words.{/* Ask Jo. */}\n\n{/* {nobody} <b> */}'],
  ['an http link', 'See [them](http://example.com/a).'],
  ['an http profile', ['site.json', 'https://www.linkedin.com', 'http://www.linkedin.com']],
  ['a long alt', [article, alt, `alt: ${'A long look '.repeat(14)}`]],
  ['an empty alt', [article, alt, "alt: ''"]],
  ['a description of 62', [article, /description: .*/, `description: ${'Words '.repeat(10)}at`]],
  ['French punctuation', '« Pourquoi pas ? »'],
  ['a German compound', 'Ein Twitter- oder Mastodon-Konto. Stärken stärken.'],
  ['an address at a provider', 'To jo.smith@gmail.com or [me](mailto:jo@gmail.com?subject=Hi).'],
  ['other marks of lists', '* one\n* two\n\nWords.\n\n3. three\n4. four'],
  ['spaces at the end of a line', 'One  \ntwo.'],
  ['a bare address', `https://example.com/${'a'.repeat(200)} and www.example.com too.`],
  ['straight quotes', '"It\'s -- well... fine," she said.'],
  ['a phone number', 'Call [us](tel:+1-555-0100) or [them](tel:0301234567).'],
  ['a link to a question', 'See [this](/#sample) and [these](/#questions).'],
  ['a link to a heading', '## Über\n\nSee [this](#über) or [this](/insights/sample/#über).'],
  ['a link to a list', '[a](/insights/) [b](/insights/topics/openings/) [c](/insights/feed.xml)'],
  ['a link to a file', 'Take [the kit](/downloads/kit.pdf).'],
  ['a link to a plan', 'Ask for [this](/contact/?plan=sample).'],
  ['a link by reference', 'See [us][a] and [a].\n\n[a]: /services/ "To {brand}"'],
  ['variables', '{brand}\nwrites to [{email}](mailto:{email}).\n\n{replyTime} {brand}'],
  ['a variable in a variable', ['site.json', '"24 hours"', '"24 hours of {brand}"']],
  ['a literal brace', 'Write \\{name} here, or `{name}`, {1+1}, {} and {a b}.\n\nMore {words\n\nand more.'],
  ['a line that begins with import', 'Words.\n\nimport everything, and\nexport it'],
  ['a block of code', '```js\nconst {a} = <b>;\n```'],
  ['tick boxes', '- [ ] one\n- [x] two'],
  ['a table', '| a | b |\n| - | -: |\n| 1 | 2 |'],
  ['a footnote', 'Words.[^1]\n\n[^1]: A note.'],
  ['tildes', 'About ~5 to 10~ or ~~twelve~~.'],
  ['HTML of words', 'E = mc<sup>2</sup>,<br/>H<sub>2</sub>O.'],
  ['HTML without an end', 'One<br>two, <code>three</code> and <wbr> <b>four</b>.'],
  ['an HTML comment', 'Words <!-- {a} --> and\n\n<!-- one\n\n<two> -->'],
  ['an address in brackets', '<https://example.com/a?b=c> or <jo@example.com>'],
  ['a “less than” sign', 'Fixed in <5 minutes: a <> b, c <= d.\n\n<3 it.'],
  ['words in brackets', '[the founder] wrote [sic] (in [1], [...]) of array[i][j] and [this](/services/).'],
  ['a year in a sentence', '2025 was long. So is\n2026. What a year.'],
  ['numbers that count, or are all the same', '1. One\n1. Two\n\nWords.\n\n3. Three\n4. Four'],
  ['lines of speech', '– Où vas-tu ? dit-il.\n\n✓ One  \n✓ two\\\n– three\n\n« Oui. »\n« Non. »'],
  ['lines that begin with code', '`a` is one.\n`b` is two, of 12 [n=12].'],
  ['signs that programmers write', 'C++ and ++c, 50%% of a == b, 2^3, /_/ and $20_000 or A$.'],
  ['a number sign in a field', [article, title, "title: 'Our #1 rule for C#' # later"]],
  ['prices', 'From $5 to $10, or US$5_000 and $HOME_DIR and $X.'],
  ['emphasis that starts a word', '**un**believable, *re*do, s**t and f***, 2 ** 3'],
  ['signs that are meant', '\\[a](b c), \\*\\*two\\*\\* and \\<b>, `[^1]` and `{{ a }}`'],
  ['signs between colons', 'At 10:30:45 see std::vector or a:b:c.'],
  ['French after a space that holds', 'Voilà », SÃO Ând, “Ã” – IRMÃ— e'],
  ['a pair of signs in a title', [article, title, "title: 'A <head> & a < b, 2/5*'"]],
  ['less than, with a space', 'If a < b, then so.'],
  ['a button', '<Action href="/contact/">Ask {brand}</Action>'],
  ['a quotation with its source', '<Quote source="Mei">\n\nIt was *good*.\n\n</Quote>'],
  ['a figure', '<Figure picture="images/hero-light.jpg" alt="A pen" size="wide" />'],
  ['a figure over several lines', '<Figure\n  picture="images/hero-light.jpg"\n  alt="A pen"\n/>'],
  ['entries of other files', '<Testimonial name="sample" />\n\n<Question name="sample" />'],
  ['steps and numbers', '<Steps>\n\n1. A\n\n</Steps>\n\n<Numbers>\n\n- **3** b\n\n</Numbers>'],
  ['a download', '<Download href="/downloads/kit.pdf">Our kit</Download>'],
  ['a video', '<Video address="https://youtu.be/aqz-KE-bpKQ" title="A" poster="images/hero-light.jpg" />'],
  ['Windows line ends', [article, /[^]*/, '---\r\ntitle: A\r\ndescription: A long description that says what this article is all about.\r\npublished: 2026-03-31\r\nauthor: sample\r\ntopics: [openings]\r\npicture: { light: images/hero-light.jpg, alt: A pen }\r\n---\r\n\r\nWords.\r\n']],
  ['a mark at the start of a file', [article, /^/, '\uFEFF']],
  ['a folded text', [article, title, 'title: >-\n  One line\n  and another']],
  ['a comment in the fields', [article, title, `# Later: more\n${title} # now\n#draft: true`]],
  ['a comment at the end of a group', [article, /^ +alt: .*/m, '  alt: A pen\n  #dark: images/hero-dark.jpg']],
  ['an article of a day to come', [article, /published: .*/, 'published: 2999-01-01']],
  ['links between drafts', [article, title, `${title}\ndraft: true`]],
  ['editors’ $schema', ['site.json', '{', '{ "$schema": "../schemas/site.json",']],
  ['files of other programs', { '.DS_Store': '', 'words.txt': 'Words', 'README.md': '# Words' }],
])('honest: %s', async (_name, input) => {
  const { found } = await check(input);
  expect(placesOf('error', found)).toEqual([]);
  expect(found.filter(({ rule }) => rule === 'leftover')).toEqual([]);
});

// prettier-ignore
test.each<[string, Input]>([
  ['a translation of the same language', [article, title, `${title}\n${mark}translates: /about/`]],
  ['two accents', [article, title, `${mark}title: '*Our* *Story*'`]],
  ['a translation of no page', [article, title, `${title}\nlanguage: fr\n${mark}translates: /insights/`]],
  // Syntax
  ['no fields', { [article]: `${mark}Words.` }],
  ['fields without an end', { [article]: `${mark}---\ntitle: A` }],
  ['a colon in a value', [article, title, `${mark}title: One: two`]],
  ['a value that begins with a brace', [article, title, `${mark}title: {brand} and more`]],
  ['a value that begins with a star', [article, title, `${mark}title: *Story* time`]],
  ['a value that begins with an exclamation', [article, title, `${mark}title: !wow`]],
  ['an open quotation mark', [article, title, `${mark}title: 'It`]],
  ['an apostrophe between single quotes', [article, title, `${mark}title: 'It's'`]],
  ['a tab', [article, '  light:', `${mark}\tlight:`]],
  ['a field without a colon', [article, title, `${mark}title Words`]],
  ['a comma too many in JSON', ['topics.json', /\}\s*\]/, `},\n${mark}]`]],
  ['a comma too few in JSON', ['site.json', '"Northbound",\n', `"Northbound"\n${mark}`]],
  ['a field twice', [article, title, `${title}\n${mark}title: B`]],
  ['an empty file', { [article]: mark }],
  ['two values that are not YAML', [article, /title: .*\n.*/, `${mark}title: One: two\n${mark}description: !wow`]],
  ['words that become a comment', [article, title, `${mark}title: Our #1 rule`]],
  ['a tag that does not end', `Words.\n\n${mark}<Callout>\n\nMore.`],
  ['a tag that never began', `Words.\n\n${mark}</Callout>`],
  ['a note that no sign names', `Words.\n\n[^lost]: ${mark}A note.`],
  ['two notes of one name', `Words.[^1]\n\n[^1]: One.\n\n[^1]: ${mark}Two.`],
  ['a row with more cells than its head', `| a | b |\n| - | - |\n| c | d | ${mark}e |`],
  ['words that are read as an address', `Words.\n\n${mark}[Update]: soon.`],
  ['a merge conflict', `${mark}<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> draft`],
  ['a letter that was lost', `Words.\nMore${mark} of the caf\uFFFD.`],
  ['letters in the wrong encoding', `We don${mark}â€™t.`],
  ['half an emoji', ['pages/about.mdx', /title: .*/, `title: "Our story \\uD83D and all the rest of it"${mark}`]],
  ['a character of Word', `${mark}\uF0B7 One`],
  ['Cyrillic in the wrong encoding', `${mark}ÐŸÑ€Ð¸Ð²ÐµÑ‚`],
  ['an invisible sign in an address', `${mark}See [us](https://exam\u200Bple.com/).`],
  ['a day before publication', [article, /published: .*/, `published: 2026-03-31\n${mark}updated: 2026-03-30`]],
  ['a change to come', [article, /published: .*/, `published: 2026-03-31\n${mark}updated: 2999-03-30`]],
  ['a note without an end', `Words.\n\n${mark}{/* later`],
  ['an HTML comment without an end', `Words.\n\n${mark}<!-- later`],
  // Fields
  ['a missing field', [article, /---\n([^]*)picture:\n.*\n.*\n/, `---\n${mark}title: A\ndescription: A description that says what this article is all about, in a line.\npublished: 2026-03-31\nauthor: sample\ntopics: [openings]\n`]],
  ['a misspelt field', [article, 'published:', `${mark}publised:`]],
  ['an unknown field', [article, title, `${title}\n${mark}colour: red`]],
  ['a number instead of a text', [article, title, `${mark}title: 2026`]],
  ['an empty field', [article, title, `${mark}title:`]],
  ['a group instead of a text', [article, title, `${mark}title:\n  a: b`]],
  ['a day that does not exist', [article, /published: .*/, `${mark}published: 2026-02-31`]],
  ['an icon that does not exist', ['plans/sample.mdx', /icon: .*/, `${mark}icon: hart`]],
  ['an unknown author', [article, 'author: sample', `${mark}author: sampel`]],
  ['an unknown template', ['pages/page.mdx', 'template: page', `${mark}template: pages`]],
  ['a place in a list twice', { 'faq/z.mdx': `---\nquestion: A\n${mark}order: 3\n---\n\nA` }],
  ['a sign that YAML cannot carry', [article, title, `${mark}title: A\u000Bb`]],
  ['a sign that a feed cannot carry', `Words.\n\n${mark}More\uFFFE words.`],
  ['an escaped sign in JSON', ['site.json', '"Northbound"', `"North\\u000Bbound"${mark}`]],
  // Variables and code
  ['an unknown variable', `Words.\n\n${mark}More {nobody}.`],
  ['a name that every object has', `Words {brand} and\n${mark}{toString}.`],
  ['an unknown variable in a field', [article, title, `${mark}title: 'On {brandd}'`]],
  ['an unknown variable in a link', `${mark}See [us](/{nobody}/).`],
  // Links
  ['a page that does not exist', `Words.\n\n${mark}See [us](/service/).`],
  ['a place that does not exist', `${mark}See [us](/services/#nowhere).`],
  ['no address but a sign', `${mark}See [us](#).`],
  ['a place that the text does not have', `${mark}See [below](#nowhere).`],
  ['a plan that does not exist', `${mark}See [us](/contact/?plan=none).`],
  ['a download that does not exist', `${mark}Take [it](/downloads/kit2.pdf).`],
  ['a domain without a scheme', `${mark}See [them](www.example.com).`],
  ['a scheme that browsers do not open', `${mark}See [them](javascript:go()).`],
  ['a link by reference that leads nowhere', `See [a].\n\n${mark}[a]: /nowhere/`],
  ['a link of a field', ['pages/about.mdx', 'href: /services/', `${mark}href: /service/`]],
  ['the page of errors', `${mark}See [it](/404/).`],
  // Components and pictures
  ['an unknown component', `A\n\n${mark}<Figur picture="images/hero-light.jpg" alt="A" />`],
  ['an unknown prop', `<Figure picture="images/hero-light.jpg" alt="A"\n${mark}colour="b" />`],
  ['a missing prop', `Words.\n\n${mark}<Figure picture="images/hero-light.jpg" />`],
  ['a prop in braces', `${mark}<Action href={1}>Go</Action>`],
  ['a component between words', `${mark}So <Testimonial name="sample" /> it is.`],
  ['words where none belong', `${mark}<Testimonial name="sample">Words</Testimonial>`],
  ['an entry that does not exist', `${mark}<Testimonial name="mei" />`],
  ['HTML with attributes', `${mark}<a href="/x">Words</a>`],
  ['a picture of Markdown', `Words.\n\n${mark}![A pen](/pen.jpg)`],
  ['a picture that does not exist', [article, picture, `${mark}light: images/Hero-light.jpg`]],
  ['a picture without alt', [article, /picture:(\n.*){2}/, `${mark}picture:\n  light: images/hero-light.jpg`]],
  // Files
  ['no text', [article, /\nWords\.\n/, mark]],
  ['a name that the site needs', { 'pages/og.mdx': mark }],
  ['a name with a space', { 'faq/My a.mdx': `${mark}---\nquestion: A\norder: 9\n---\n\nA` }],
  ['a redirect in a circle', ['redirects.json', '"/services/"', `"/pricing"${mark}`]],
  ['a redirect that leads nowhere', ['redirects.json', '"/services/"', `"/service/"${mark}`]],
  ['a family without a font', ['brand.json', '"Instrument Sans"', `"Open Sans"${mark}`]],
  ['a redirect of a page', ['redirects.json', '"/pricing/"', `"/about/"${mark}`]],
  ['a redirect to no place of a page', ['redirects.json', '"/services/"', `"/services/#nowhere"${mark}`]],
  ['a redirect twice', { 'redirects.json': `{ "items": [\n{ "from": "/a/", "to": "/about/" },\n{ ${mark}"from": "/a", "to": "/about/" }] }` }],
  ['a redirect to a draft', { 'pages/a.mdx': `---\ntemplate: page\ntitle: A\ndescription: A\nhero: { headline: A, lede: A }\ndraft: true\n---\n\nSee ${mark}[it](/404/).`, 'redirects.json': `{ "items": [\n{ "from": "/b/", ${mark}"to": "/a/" }] }` }],
])('faulty: %s', async (_name, input) => {
  const { found, marked } = await check(input);
  expect(placesOf('error', found)).toEqual(marked);
});

// prettier-ignore
test.each<[string, Input]>([
  ['a note that is not there', `Words${mark}[^2].`],
  ['a link with a space', `The ${mark}[kit](/downloads/press kit.pdf).`],
  ['a picture with spaces', `${mark}![A pen](https://example.com/pen by jo.jpg)`],
  ['a link the wrong way round', `See ${mark}(us)[/services/].`],
  ['a link in two parts', `See ${mark}[us] (/services/).`],
  ['a link without its line', `See ${mark}[us][services].`],
  ['a heading without a space', `${mark}##Heading`],
  ['a list after a space that holds', `${mark}-\u00A0one`],
  ['bold words with a space', `So ${mark}**bold **words.`],
  ['a table without its second line', `${mark}| a | b |\n| 1 | 2 |`],
  ['commands of other systems', `${mark}Words {{ page.title }}, {% raw %} and {: .wide }`],
  ['an entity in an entity', `A&amp;amp;B ${mark}`],
  ['tags in a title', [article, title, `${mark}title: The <code>head</code> of it all`]],
  ['an entity in a title', [article, title, `${mark}title: Q&amp;A`]],
  ['stars in a question', ['faq/sample.mdx', /question: .*/, `${mark}question: Is it **really** so?`]],
  ['a star in a description', [article, /description: .*/, `${mark}description: ${'Words '.repeat(20)} *so*`]],
  ['a service that the privacy page does not name', ['site.json', '"variables"', `${mark}"analytics": { "script": "https://plausible.io/a.js" },\n"variables"`]],
  ['a box of another system', `Words.\n\n${mark}!!! note\n    Words.`],
  ['a sentence that becomes a list', `${mark}2026. What a year.`],
  ['the name of an emoji', `Words ${mark}:tada: and more.`],
  ['a list whose numbers would change', `10. Ten\n${mark}9. Nine`],
  ['words that a line makes a heading', `${mark}We wrote it down.\n---\n\nWords.`],
  ['a link without words', `See ${mark}[](/services/) it.`],
  ['a definition', `Term\n${mark}: What it means`],
  ['a heading of another system', `${mark}h2. Our work`],
  ['signs in pairs', `It is ${mark}%%not%% so.`],
  ['a name to be filled in', `Dear ${mark}|FNAME|, hello.`],
  ['bullets of Word', `${mark}·\tone\n·\ttwo`],
  ['a list that is a paragraph', `${mark}– one\n– two`],
  ['numbers without a space', `${mark}1.One\n2.Two`],
  ['code of MDX', `${mark}import Hero from './hero'`],
  ['a shortcode', `${mark}[gallery ids='1,2']`],
  ['a low number', `H${mark}~2~O`],
  ['a link of a wiki', `See ${mark}[https://example.com the site].`],
  ['a backslash in a title', [article, title, `${mark}title: 'Tom \\& Jo'`]],
  ['a text that is not shown', ['pages/services.mdx', /---\n$/, `---\n${mark}Words.\n`]],
  ['a file that is not read', { 'faq/notes.md': mark }],
  ['a client who was not asked', { 'testimonials/z.json': `{ "order": 9, "quote": "A", "role": "B",\n${mark}"author": "Mei",\n"image": { "light": "images/hero-light.jpg", "alt": "A pen" } }` }],
])('warned of: %s', async (_name, input) => {
  const { found, marked } = await check(input);
  const added = found.filter(({ file, message }) => !known.has(file + message));
  expect(placesOf('error', added)).toEqual([]);
  expect(
    placesOf(
      'warning',
      added.filter(({ rule }) => rule !== 'length'),
    ),
  ).toEqual(marked);
});

test.each([
  ['letters', 'Words '.repeat(13)],
  ['wide characters, which count two,', '文'.repeat(38)],
])('a title of many %s is warned of', async (_name, words) => {
  const { found } = await check([article, title, `title: ${words}`]);
  expect(found.filter(({ rule }) => rule === 'length').map(({ line }) => line)).toContain(2);
});

test('every fault of a file is named in one run, those of one kind together', async () => {
  const text = [
    '<Details>\n\nWords.\n\n<Details>',
    '<a href=x>b</a>',
    '<b>c\n\n</div>',
    '<Toggle>d</Toggle> <Toggle>e</Toggle>',
    'See [us](/nowhere/).',
  ].join('\n\n');
  const { found } = await check(text);
  const said = found.filter(({ severity }) => severity === 'error').map((one) => one.message);
  expect(said).toEqual([
    '<Details> does not work here. Delete <Details> and </Details>, and keep the words (2 times: also on line 17)',
    '<a> does not work here. Delete <a> and </a>, and keep the words. Write a link as [words](address), a heading with ##, a list with -, a picture as <Figure>',
    '<b> does not end. Write </b> after its words, on the same line',
    '</div> has no opening tag. Delete it',
    '<Toggle> does not work here. Delete <Toggle> and </Toggle>, and keep the words (2 times: also on line 25)',
    'There is no page "/nowhere/". If it is on your old site, write its whole address',
  ]);
});

test('colors that are hard to read are named with their contrast', async () => {
  const { found } = await check(['brand.json', '"#4d5164"', '"#767a86"']);
  expect(found.filter(({ file }) => file === 'brand.json').map((one) => one.message)).toEqual([
    '"fg.muted.light" #767a86 on "bg.light" #fbf7f0 has a contrast of 4.01:1. Choose colors with 4.5:1 or more',
    '"fg.muted.light" #767a86 on "bg.panel.light" #fffdf9 has a contrast of 4.21:1. Choose colors with 4.5:1 or more',
    '"fg.muted.light" #767a86 on "fg.dark" #f6efe3 has a contrast of 3.75:1. Choose colors with 4.5:1 or more',
  ]);
});

test.each([
  ['It was<br>{nobody}.', 11, expect.stringContaining('Unknown variable {nobody}')],
  ['See <https://localhost/>.', 5, expect.stringContaining('which visitors cannot reach')],
  ['A [b](#c).\n\n## Our work', 3, 'The page has no place "#c". Choose: our-work'],
])('“%s” is right up to column %d', async (text, column, message) => {
  const { found } = await check(text);
  expect(found).toContainEqual(expect.objectContaining({ line: 13, column, message }));
});
