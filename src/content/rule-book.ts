/** Every rule of the content check: how heavy it weighs, and what it asks for in one sentence. */
export const ruleBook = {
  // The file itself
  'file-name': ['error', 'File names have small letters, digits and hyphens: `about-us.mdx`.'],
  'file-place': ['error', 'Every file stands in the folder of its kind.'],
  'stray-file': ['warning', 'Files that the site does not read stand outside `content/`.'],
  encoding: ['error', 'Files are saved as UTF-8.'],
  'line-ends': ['error', 'Lines end as on Windows, Linux or today’s macOS.'],
  'empty-file': ['error', 'A file is not empty.'],
  'merge-marks': ['error', 'No merge is left unfinished.'],
  'missing-file': ['error', 'What the site leads to is there.'],
  'too-large': ['error', 'A text file stays below 200 KB.'],

  // Front matter
  'front-matter': ['error', 'An `.mdx` file starts with its fields between two lines of `---`.'],
  'before-dashes': ['error', 'Nothing stands before the first `---`.'],
  'yaml-quotes': ['error', 'A text that YAML would misread stands in quotes.'],
  'yaml-comment': ['error', 'A text with ` #` in it stands in quotes, or it is cut off there.'],
  'open-quote': ['error', 'A quote that is opened is closed.'],
  'inner-quote': ['error', 'A quote within a quoted text is a curly one.'],
  'yaml-escape': ['error', 'No backslash stands in a text between double quotes.'],
  tab: ['error', 'Fields are indented with spaces.'],
  indent: ['error', 'Fields that belong together are indented alike.'],
  'field-line': ['error', 'Every line of the fields is `name: value` or `- entry`.'],
  'space-after': ['error', 'A space stands after a colon and after a dash.'],
  'yaml-syntax': ['error', 'The fields can be read.'],

  // JSON
  'json-comma': ['error', 'Entries are parted by one comma, and none stands after the last.'],
  'json-quotes': ['error', 'Names and texts stand between straight double quotes.'],
  'json-comment': ['error', 'JSON has no comments.'],
  'json-syntax': ['error', 'The JSON can be read.'],

  // Fields
  'missing-field': ['error', 'Every required field is there.'],
  'unknown-field': ['error', 'Only known fields are there.'],
  'duplicate-field': ['error', 'No field is set twice.'],
  'empty-field': ['error', 'A field that is there says something.'],
  'field-type': ['error', 'A text is a text, a number a number, a list a list.'],
  choice: ['error', 'A field with fixed choices holds one of them.'],
  'field-form': ['error', 'A field has the form that its description asks for.'],
  length: ['error', 'Texts keep the length that search results and screens have room for.'],
  token: ['error', 'A name in braces is one that `site.json` knows.'],

  // Words
  invisible: ['error', 'No invisible or non-breaking characters are pasted in.'],
  'trailing-space': ['warning', 'No line ends with spaces.'],
  'straight-quotes': ['warning', 'Quotes and apostrophes are curly: “like this”, you’ll.'],
  'left-over': ['error', 'No “Lorem ipsum”, TODO or TBD is left.'],
  term: ['error', 'Names are written as their owners write them.'],
  'repeated-word': ['warning', 'No word stands twice in a row.'],
  'typed-fact': ['error', 'Figures, the brand and addresses are used by name: `{replyTime}`.'],
  'private-data': ['warning', 'No private number, private address or key is published.'],
  markup: ['error', 'A text has no tables, footnotes, boxes to tick or blocks of code.'],
  markdown: [
    'warning',
    'Signs of Markdown do what they are meant to do. In fields, most do nothing.',
  ],
  'word-paste': ['warning', 'Dashes, bullets and dots are the keyboard’s, not pasted stand-ins.'],
  punctuation: ['warning', 'Signs follow their word at once, and stand once.'],
  spelling: ['warning', 'Words are spelled right, or stand in `content/words.txt`.'],

  // Links
  'link-form': [
    'error',
    'A link is a page with both slashes, or starts with https://, mailto: or tel:.',
  ],
  'link-target': ['error', 'A link leads to a page that is published.'],
  'link-anchor': ['error', 'The part after # is the name of a place on that page.'],
  'link-text': ['warning', 'The words of a link say where it leads.'],
  address: ['error', 'An address is written in full, and by its own rules.'],
  redirect: ['error', 'A page that was published and is gone has a redirect that leads to a page.'],

  // Pictures
  'picture-missing': ['error', 'A picture that is named is there, spelled like its file.'],
  'picture-size': ['warning', 'A picture has the pixels its place needs.'],
  'picture-weight': ['error', 'A picture weighs less than 3 MB.'],
  'picture-format': ['error', 'A picture is a JPG, PNG or WebP.'],
  'picture-place': ['error', 'Pictures stand in fields, not in the text.'],
  'picture-alt': [
    'error',
    'A picture says what it shows, or has `alt: ""` when it only decorates.',
  ],
  'picture-unused': ['warning', 'Every picture is used.'],

  // The text under the fields
  'no-text': ['error', 'The text under the fields is there.'],
  'unused-text': ['warning', 'No text stands where the page does not show it.'],
  tag: ['error', 'A text has no HTML tag, and no component but `<Action>`.'],
  brace: ['error', 'A brace in a text is written \\{.'],
  'less-than': ['error', 'A “<” in a text is written &lt;.'],
  comment: ['error', 'A note to oneself is written {/* so */}.'],
  import: ['error', 'No imports stand in content.'],
  heading: ['error', 'Headings start with ## and go down one step at a time.'],

  // Between files
  'duplicate-text': [
    'error',
    'No two pages share a title or description, no two questions their words.',
  ],
  order: ['error', 'Each place in a list is taken once.'],
  'address-taken': ['error', 'A file’s name is free to be an address or an anchor.'],
  consent: ['error', 'A testimonial is a sample, or its client agreed to be quoted.'],
  'reading-time': ['error', 'A testimonial can be read while it passes.'],
  draft: ['error', 'Pages to which the site itself leads are no drafts.'],
} as const satisfies Record<string, readonly ['error' | 'warning', string]>;

export type RuleId = keyof typeof ruleBook;

/** The name of a rule. */
export const ruleIds = Object.keys(ruleBook).filter((id): id is RuleId => id in ruleBook);
