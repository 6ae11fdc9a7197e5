import type { Mistake } from './case';

/** Front matter whose signs are typed wrongly. */
export const carelessYaml: readonly Mistake[] = [
  {
    name: 'a token at the start of an unquoted text',
    file: 'pages/press.mdx',
    from: 'title: Press, Pictures and Interviews',
    to: 'title: {brand} in Pictures and Interviews',
    says: [
      'content/pages/press.mdx:3:8  Text that starts with "{" needs quotes. Write: "{brand} in Pictures and Interviews" [yaml-quotes]',
    ],
    fixed: 'title: "{brand} in Pictures and Interviews"',
  },
  {
    name: 'a token alone in an unquoted text',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: {brand}',
    says: [
      'content/pages/press.mdx:8:9  Text that starts with "{" needs quotes. Write: "{brand}" [yaml-quotes]',
    ],
    fixed: 'lede: "{brand}"',
  },
  {
    name: 'an accent at the start of an unquoted text',
    file: 'pages/press.mdx',
    from: 'headline: For those *who write*',
    to: 'headline: *Who* writes',
    says: [
      'content/pages/press.mdx:7:13  Text that starts with "*" needs quotes. Write: "*Who* writes" [yaml-quotes]',
    ],
    fixed: 'headline: "*Who* writes"',
  },
  {
    name: 'a number sign in a text',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: We are #1 in print.',
    says: [
      'content/pages/press.mdx:8:16  Everything from this "#" on would be left out. Write: "We are #1 in print." [yaml-comment]',
    ],
    fixed: 'lede: "We are #1 in print."',
  },
  {
    name: 'a text that starts with a number sign',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: #words that work',
    says: [
      'content/pages/press.mdx:8:9  Everything from this "#" on would be left out. Write: "#words that work" [yaml-comment]',
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
      'content/pages/press.mdx:6:3  This line is no field. Write "name: value", or indent it to go on with the text above [field-line]',
    ],
  },
  {
    name: 'a text that goes on at the edge',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: Facts and pictures,\nready to print.',
    says: [
      'content/pages/press.mdx:9:1  This line is no field. Write "name: value", or indent it to go on with the text above [field-line]',
    ],
  },
  {
    name: 'an apostrophe in single quotes',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: "lede: 'It's ready to print.'",
    says: [
      'content/pages/press.mdx:8:12  The text ends at this quote, but the line goes on. Write: "It’s ready to print." [inner-quote]',
    ],
    fixed: 'lede: "It’s ready to print."',
  },
  {
    name: 'quotes within quotes',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: "They said "print" twice."',
    says: [
      'content/pages/press.mdx:8:20  The text ends at this quote, but the line goes on. Write: "They said “print” twice." [inner-quote]',
    ],
    fixed: 'lede: "They said “print” twice."',
  },
  {
    name: 'a backslash in double quotes',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: "Facts in C:\\press"',
    says: [
      'content/pages/press.mdx:8:21  A backslash has a meaning of its own between double quotes. Use single quotes [yaml-escape]',
    ],
  },
  {
    name: 'the wide colon of another keyboard',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow：Press',
    says: [
      'content/pages/press.mdx:6:10  This colon is none to a computer. Write "eyebrow: " [field-line]',
    ],
    fixed: 'eyebrow: Press',
  },
  {
    name: 'fields that are all indented',
    file: 'pages/press.mdx',
    from: 'template: page\ntitle:',
    to: '  template: page\ntitle:',
    says: [
      'content/pages/press.mdx:3:1  This line stands deeper than the line above, but "template" already has its text: move it to the left [indent]',
    ],
  },
  {
    name: 'a word that YAML takes for true',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow: true',
    says: [
      'content/pages/press.mdx:6:12  "hero.eyebrow" must be a text: put it in quotes. Write: "true" [field-type]',
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
];
