import type { Mistake } from './case';

/** Front matter whose signs are typed wrongly. */
export const carelessYaml: readonly Mistake[] = [
  {
    name: 'a token at the start of an unquoted text',
    file: 'pages/press.mdx',
    from: 'title: Press, Pictures and Interviews',
    to: 'title: {brand} in Pictures and Interviews',
    says: [
      'content/pages/press.mdx:3:8  A text that starts with "{" needs quotes. Write: "{brand} in Pictures and Interviews" [yaml-quotes]',
    ],
    fixed: 'title: "{brand} in Pictures and Interviews"',
  },
  {
    name: 'a token alone in an unquoted text',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: {brand}',
    says: [
      'content/pages/press.mdx:8:9  A text that starts with "{" needs quotes. Write: "{brand}" [yaml-quotes]',
    ],
    fixed: 'lede: "{brand}"',
  },
  {
    name: 'an accent at the start of an unquoted text',
    file: 'pages/press.mdx',
    from: 'headline: For those *who write*',
    to: 'headline: *Who* writes',
    says: [
      'content/pages/press.mdx:7:13  A text that starts with "*" needs quotes. Write: "*Who* writes" [yaml-quotes]',
    ],
    fixed: 'headline: "*Who* writes"',
  },
  {
    name: 'a number sign in a text',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: We are #1 in print.',
    says: [
      'content/pages/press.mdx:8:16  Visitors do not see what follows " #". If it belongs to the text, write: "We are #1 in print." [yaml-comment]',
    ],
    fixed: 'lede: "We are #1 in print."',
  },
  {
    name: 'a text that starts with a number sign',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: #words that work',
    says: [
      'content/pages/press.mdx:8:9  A text that starts with "#" needs quotes. Write: "#words that work" [yaml-quotes]',
    ],
    fixed: 'lede: "#words that work"',
  },
  {
    name: 'no space after the colon',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow:Press',
    says: ['content/pages/press.mdx:6:11  A space is missing after "eyebrow:" [space-after]'],
    fixed: 'eyebrow: Press',
  },
  {
    name: 'no colon after a name',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow Press',
    says: [
      'content/pages/press.mdx:6:3  This line has no field name. Write "name: value", or indent it so that it continues the text above [field-line]',
    ],
  },
  {
    name: 'a text that goes on at the edge',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: Facts and pictures,\nready to print.',
    says: [
      'content/pages/press.mdx:9:1  This line has no field name. Write "name: value", or indent it so that it continues the text above [field-line]',
    ],
  },
  {
    name: 'an apostrophe in single quotes',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: "lede: 'It's ready to print.'",
    says: [
      'content/pages/press.mdx:8:12  The text ends at this quote, but the line continues. Write: "It’s ready to print." [inner-quote]',
    ],
    fixed: 'lede: "It’s ready to print."',
  },
  {
    name: 'quotes within quotes',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: "They said "print" twice."',
    says: [
      'content/pages/press.mdx:8:20  The text ends at this quote, but the line continues. Write: "They said “print” twice." [inner-quote]',
    ],
    fixed: 'lede: "They said “print” twice."',
  },
  {
    name: 'a backslash in double quotes',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: "Facts in C:\\press"',
    says: [
      'content/pages/press.mdx:8:21  Between double quotes, a backslash starts a special character. Use single quotes, or write \\\\ for one backslash [yaml-escape]',
    ],
  },
  {
    name: 'the wide colon of another keyboard',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow：Press',
    says: [
      'content/pages/press.mdx:6:10  This colon cannot be read. Write "eyebrow: " [field-line]',
    ],
    fixed: 'eyebrow: Press',
  },
  {
    name: 'fields that are all indented',
    file: 'pages/press.mdx',
    from: 'template: page\ntitle:',
    to: '  template: page\ntitle:',
    says: ['content/pages/press.mdx:2:3  Delete the 2 spaces before this line [indent]'],
  },
  {
    name: 'a word that YAML takes for true',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow: true',
    says: [
      'content/pages/press.mdx:6:12  "hero.eyebrow" must be a text. Put it in quotes: "true" [field-type]',
    ],
    fixed: 'eyebrow: "true"',
  },
  {
    name: 'a group that is set twice',
    file: 'pages/press.mdx',
    from: 'hero:\n',
    to: 'hero:\n  eyebrow: News\nhero:\n',
    says: [
      'content/pages/press.mdx:7:1  "hero" is set twice (first on line 5). Remove one [duplicate-field]',
    ],
  },
  {
    name: 'a note after a number',
    file: 'faq/how-soon.mdx',
    from: 'order: 2',
    to: 'order: 2 # keep',
    says: [],
  },
  {
    name: 'a note after a quoted text',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: "Facts, ready to print." # ask Ana',
    says: [],
  },
  {
    name: 'a private note after a text',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: Facts and pictures, ready to print. # ask Ana first',
    says: [
      'content/pages/press.mdx:8:45  Visitors do not see what follows " #". If it belongs to the text, write: "Facts and pictures, ready to print. # ask Ana first" [yaml-comment]',
    ],
  },
  {
    name: 'notes on lines of their own',
    file: 'pages/press.mdx',
    from: 'hero:\n',
    to: '# the top\nhero: # as on paper\n  # small\n',
    says: [],
  },
  {
    name: 'a group in braces',
    file: 'pages/about.mdx',
    from: '  action:\n    label: Build Your Narrative\n    href: /contact/',
    to: '  action: { label: Build Your Narrative, href: /contact/ }',
    says: [],
  },
  {
    name: 'a list in brackets',
    file: 'plans/strategy.mdx',
    from: 'items:\n  - An audit\n',
    to: 'items: [An audit, "A map, too"]\n',
    says: [],
  },
  {
    name: 'a text over two lines',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: Facts and pictures,\n    ready to print.',
    says: [],
  },
  {
    name: 'a quoted text over two lines',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: "Facts and pictures,\n    ready to print."',
    says: [],
  },
  {
    name: 'a text in a folded block',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: >-\n    Facts: pictures,\n    ready to print.',
    says: [],
  },
  {
    name: 'a note in the middle of a text',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: Facts and pictures, # all\n    ready to print.',
    says: [
      'content/pages/press.mdx:8:29  This note ends the text, but the text continues below. Move the note to a line above the field [field-line]',
    ],
  },
  {
    name: 'an anchor',
    file: 'pages/press.mdx',
    from: 'hero:\n',
    to: 'hero: &hero\n',
    says: [
      'content/pages/press.mdx:5:7  Content has no YAML anchors and tags. Delete &hero [yaml-quotes]',
    ],
  },
  {
    name: 'an alias',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow: *name',
    says: [
      'content/pages/press.mdx:6:12  A text that starts with "*" needs quotes. Write: "*name" [yaml-quotes]',
    ],
    fixed: 'eyebrow: "*name"',
  },
  {
    name: 'a tag of YAML',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow: !Press now',
    says: [
      'content/pages/press.mdx:6:12  A text that starts with "!" needs quotes. Write: "!Press now" [yaml-quotes]',
    ],
    fixed: 'eyebrow: "!Press now"',
  },
  {
    name: 'a colon in an entry of a list',
    file: 'plans/strategy.mdx',
    from: '- An audit',
    to: '- Audit: all of it',
    says: [
      'content/plans/strategy.mdx:6:10  A text with ": " in it needs quotes. Write: "Audit: all of it" [yaml-quotes]',
    ],
    fixed: '- "Audit: all of it"',
  },
  {
    name: 'a number with zeros before it in a text',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow: 007',
    says: [
      'content/pages/press.mdx:6:12  "hero.eyebrow" must be a text. Put it in quotes: "007" [field-type]',
    ],
    fixed: 'eyebrow: "007"',
  },
  {
    name: 'one line indented by a tab',
    file: 'pages/press.mdx',
    from: '  eyebrow: Press',
    to: '\teyebrow: Press',
    says: [
      'content/pages/press.mdx:6:1  This is a tab. Indent fields with spaces, 2 for each step [tab]',
    ],
    fixed: '  eyebrow: Press',
  },
  {
    name: 'four mistakes in one file',
    file: 'pages/press.mdx',
    from: '  eyebrow: Press\n  headline: For those *who write*\n  lede: Facts and pictures, ready to print.',
    to: '  eyebrow: "Press\n  headline: *Who* writes\n  lede: Facts: ready to print.',
    says: [
      'content/pages/press.mdx:6:12  This quote is never closed. Write: "Press" [open-quote]',
      'content/pages/press.mdx:7:13  A text that starts with "*" needs quotes. Write: "*Who* writes" [yaml-quotes]',
      'content/pages/press.mdx:8:14  A text with ": " in it needs quotes. Write: "Facts: ready to print." [yaml-quotes]',
    ],
    fixed: '  eyebrow: "Press"\n  headline: "*Who* writes"\n  lede: "Facts: ready to print."',
  },
  {
    name: 'an equals sign after a name',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow = Press',
    says: [
      'content/pages/press.mdx:6:10  A colon separates the name from its value. Write "eyebrow: " [field-line]',
    ],
    fixed: 'eyebrow: Press',
  },
  {
    name: 'a bracket that is never closed',
    file: 'plans/strategy.mdx',
    from: 'items:\n  - An audit\n',
    to: 'items: [An audit\n',
    says: [
      'content/plans/strategy.mdx:5:8  This "[" is never closed. Close it, or put the text in quotes: "[An audit" [yaml-quotes]',
    ],
  },
  {
    name: 'a line that is too far to the right',
    file: 'pages/press.mdx',
    from: '  headline: For',
    to: '    headline: For',
    says: [
      'content/pages/press.mdx:7:5  Indent this line by 2 spaces, not 4, like the lines that it belongs to [indent]',
    ],
  },
  {
    name: 'a home page with another template',
    file: 'pages/home.mdx',
    from: 'template: home',
    to: 'template: page',
    says: ['content/pages/home.mdx:2:11  pages/home.mdx must have template: home [choice]'],
    fixed: 'template: home',
  },
  {
    name: 'a field that no page has',
    file: 'pages/press.mdx',
    from: 'hero:\n',
    to: 'weather: fine\nhero:\n',
    says: [
      'content/pages/press.mdx:5:1  Unknown field "weather". The fields here are: template, title, description, focusKeyphrase, hidden, draft, hero, picture, closing [unknown-field]',
    ],
  },
  {
    name: 'a title of emoji',
    file: 'pages/press.mdx',
    from: 'title: Press, Pictures and Interviews',
    to: 'title: Press 👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀',
    says: [
      'content/pages/press.mdx:3:8  "title" is 13 characters long; it needs at least 30. Add 17 [length]',
    ],
  },
  {
    name: 'a lost character in a text',
    file: 'pages/press.mdx',
    from: 'Then write',
    to: 'Th\ufffdn write',
    says: ['content/pages/press.mdx:18:3  A character was lost here (�). Type it again [encoding]'],
  },
];
