/** How much a finding weighs, heaviest first. Only errors stop a build. */
export const levels = ['error', 'warning', 'advice'] as const;

export type Level = (typeof levels)[number];

/**
 * Every rule of the content check: its level, and what it asks for in one sentence. An error breaks the
 * site, the specification or a visit; a warning reads badly; advice is a hint.
 */
export const ruleBook = {
  // The file itself
  'file-name': ['error', 'Use small letters, digits and hyphens in file names: `about-us.mdx`.'],
  'file-place': ['error', 'Put every file into the folder of its kind.'],
  'stray-file': ['warning', 'Keep files that the site does not read out of `content/`.'],
  encoding: ['error', 'Save files as UTF-8.'],
  'byte-order-mark': ['warning', 'Save files without an invisible mark (BOM) at their start.'],
  'line-ends': ['error', 'Use the line endings of Windows, Linux or today’s macOS.'],
  'empty-file': ['error', 'A file must not be empty.'],
  'merge-marks': ['error', 'Finish every merge.'],
  'missing-file': ['error', 'Keep the files that the site links to.'],
  'too-large': ['error', 'Keep text files under 200 KB.'],

  // Front matter
  'front-matter': ['error', 'Start an `.mdx` file with its fields between two lines of `---`.'],
  'before-dashes': ['error', 'Put nothing before the first `---`.'],
  'yaml-quotes': ['error', 'Put a text that YAML would misread in quotes.'],
  'yaml-comment': ['warning', 'Put a text with ` #` in quotes; YAML cuts it off there.'],
  'open-quote': ['error', 'Close every quote.'],
  'inner-quote': ['error', 'Use curly quotes inside a quoted text.'],
  'yaml-escape': ['error', 'Do not use a backslash in a text between double quotes.'],
  tab: ['error', 'Indent fields with spaces.'],
  indent: ['error', 'Indent fields that belong together by the same number of spaces.'],
  'field-line': ['error', 'Write every line of the fields as `name: value` or `- entry`.'],
  'space-after': ['error', 'Put a space after a colon and after a dash.'],
  'yaml-syntax': ['error', 'Write fields that YAML can read.'],

  // JSON
  'json-comma': ['error', 'Put one comma between entries, none after the last.'],
  'json-quotes': ['error', 'Put names and texts in straight double quotes.'],
  'json-comment': ['error', 'JSON has no comments.'],
  'json-syntax': ['error', 'Write JSON that can be read.'],

  // Fields
  'missing-field': ['error', 'Fill in every required field.'],
  'unknown-field': ['error', 'Use only the fields that this kind of file has.'],
  'duplicate-field': ['error', 'Set each field once.'],
  'empty-field': ['error', 'Write something in a field, or leave the field out.'],
  'field-type': ['error', 'Write a text where a text belongs, a number, a list, and so on.'],
  choice: ['error', 'Use one of the values that a field allows.'],
  'field-form': ['error', 'Give a field the form that its description asks for.'],
  length: ['error', 'Keep texts as long as search results and screens have room for.'],
  token: ['error', 'Use names in braces that `site.json` knows.'],

  // Words
  invisible: ['error', 'Indent and separate fields with ordinary spaces.'],
  'straight-quotes': ['advice', 'Use curly quotes and apostrophes: “like this”, you’ll.'],
  'left-over': [
    'warning',
    'Replace “Lorem ipsum”, TODO and TBD before publishing, and delete what came with pasted text.',
  ],
  term: ['warning', 'Spell names as their owners do.'],
  'repeated-word': ['warning', 'Do not repeat a word by mistake.'],
  'token-words': ['warning', 'Choose words that fit the value of a name in braces.'],
  plural: ['advice', 'Use the singular after 1.'],
  'typed-fact': [
    'advice',
    'Use `{brand}`, `{email}` and the like, so that a change reaches every page.',
  ],
  'private-data': ['warning', 'Publish no private number, private address or key.'],
  markup: ['error', 'Use no tick boxes or blocks of code, and footnotes on pages only.'],
  'typed-figure': ['error', 'Name the facts of `site.json` in `<Numbers>`.'],
  markdown: [
    'warning',
    'Use Markdown that does what you mean. In fields, most of it does nothing.',
  ],
  'word-paste': [
    'warning',
    'Delete invisible characters and look-alikes that came with pasted text.',
  ],
  'own-quotes': ['advice', 'Put no quotation marks around a whole field.'],
  punctuation: ['warning', 'No space before punctuation, and no punctuation twice.'],
  spelling: ['warning', 'Check the spelling, or add the word to `content/words.txt`.'],

  // Links
  'link-form': [
    'error',
    'Link to a page with both slashes, or start with https://, mailto: or tel:.',
  ],
  'link-target': ['error', 'Link to a page that is published.'],
  'link-anchor': ['error', 'After #, name a place that the page has.'],
  'link-query': ['warning', 'After ?, write only what the page reads: `/contact/?plan=…`.'],
  'link-text': ['warning', 'Let the words of a link say where it leads.'],
  address: ['error', 'Write an address in full.'],
  redirect: ['error', 'Give a page that is gone a redirect that leads to a page.'],

  // Pictures
  'picture-missing': ['error', 'Name a picture that is there, spelled like its file.'],
  'picture-size': ['warning', 'Use a picture with the pixels its place needs.'],
  'picture-weight': ['error', 'Keep a picture under 3 MB.'],
  'picture-format': ['error', 'Use JPG, PNG or WebP.'],
  'picture-place': ['error', 'Put a picture into a field, or into a text with `<Figure>`.'],
  'picture-alt': [
    'error',
    'Describe what a picture shows. In a field, write `""` if it only decorates.',
  ],
  'picture-kind': [
    'warning',
    'Use pictures that are upright in themselves, in RGB, and not animated.',
  ],
  'alt-words': ['warning', 'Describe a picture, and do not say that it is one.'],
  'picture-unused': ['warning', 'Use every picture, or delete it.'],

  // The text under the fields
  'no-text': ['error', 'Write the text under the fields.'],
  'unused-text': ['warning', 'Write no text where the page does not show it.'],
  tag: ['error', 'Use no HTML, and only the components of this page, as they are described.'],
  brace: ['error', 'Write a brace in a text as \\{.'],
  'less-than': ['error', 'Write “<” in a text as &lt;.'],
  comment: ['error', 'Write a note to yourself as {/* note */}, and only in a text.'],
  import: ['error', 'Use no imports in content.'],
  heading: ['error', 'Start headings with ## and go down one step at a time.'],

  // The whole site
  'header-room': ['warning', 'Keep the links in the header few and short.'],
  'same-icon': ['advice', 'Give each link in the header its own icon.'],
  'hidden-home': ['warning', 'Let search engines find the home page.'],
  'security-date': ['warning', 'Keep the date of security.txt within the next year.'],
  'long-word': ['advice', 'Keep headlines short, of words that fit on a phone.'],
  'card-signs': ['warning', 'Use Latin letters in the words that share cards show.'],
  featured: ['warning', 'Feature one plan at most.'],
  'other-plan': ['warning', 'Let the link of a plan ask for that plan.'],
  withdrawn: ['warning', 'Give a page that becomes a draft again a redirect.'],

  // Articles
  day: ['error', 'Write a day as year, month and day: 2026-03-31.'],
  'day-order': [
    'error',
    'Let the day of a change follow the day of publication, and not be to come.',
  ],
  'far-day': ['warning', 'Publish an article within a year.'],
  author: ['error', 'Name an author who has a file in `authors/`.'],
  topic: ['error', 'Use each topic once, and only those of `topics.json`.'],
  'topic-unused': ['advice', 'Delete topics that no article has.'],

  // Between files
  'duplicate-text': [
    'error',
    'Give each page and article its own title and description, each question its words.',
  ],
  order: ['error', 'Use each place in a list once.'],
  'address-taken': ['error', 'Name a file so that its address or anchor is free.'],
  consent: ['error', 'Quote a client only with consent, or mark the testimonial as a sample.'],
  draft: ['error', 'Do not make a draft of a page that the site itself links to.'],
} as const satisfies Record<string, readonly [Level, string]>;

export type RuleId = keyof typeof ruleBook;

/** The names of all rules. */
export const ruleIds = Object.keys(ruleBook).filter((id): id is RuleId => id in ruleBook);
