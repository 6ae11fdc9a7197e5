import type { Mistake } from './case';

/** Links that are written wrongly. */
export const carelessLinkMarks: readonly Mistake[] = [
  {
    name: 'an address in angle brackets',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'See <https://press.example/>.',
    says: [
      'content/pages/press.mdx:18:5  Write [the words of the link](https://press.example/) in place of <https://press.example/> [link-form]',
    ],
  },
  {
    name: 'a link without words',
    file: 'pages/press.mdx',
    from: '[our story]',
    to: '[]',
    says: [
      'content/pages/press.mdx:16:6  This link has no words. Write them between the square brackets [link-form]',
    ],
  },
  {
    name: 'an address as the words of a link',
    file: 'pages/press.mdx',
    from: '[our story](/about/)',
    to: '[https://press.example/](https://press.example/)',
    says: [
      'content/pages/press.mdx:16:6  An address is hard to read. Name what the link leads to [link-text]',
    ],
  },
  {
    name: 'two addresses in one link',
    file: 'pages/404.mdx',
    from: 'href: /contact/',
    to: 'href: mailto:a@b.example,c@d.example',
    says: [
      'content/pages/404.mdx:8:9  "action.href": mailto: needs one whole e-mail address, such as mailto:{email} (now: "mailto:a@b.example,c@d.example") [link-form]',
    ],
  },
  {
    name: 'a link of a note-taking program',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then see [[about]].',
    says: [
      'content/pages/press.mdx:18:10  Double brackets make no link. Write [words](/about/) [markdown]',
    ],
  },
  {
    name: 'a link by name without its address',
    file: 'pages/press.mdx',
    from: '[our story](/about/)',
    to: '[our story][about]',
    says: [
      'content/pages/press.mdx:16:6  This link has no address. Write [our story](/about/) with the page or address it leads to [link-form]',
    ],
  },
  {
    name: 'a link by its own words without an address',
    file: 'pages/press.mdx',
    from: '[our story](/about/)',
    to: '[our story][]',
    says: [
      'content/pages/press.mdx:16:6  This link has no address. Write [our story](/about/) with the page or address it leads to [link-form]',
    ],
  },
  {
    name: 'a link by name with its address',
    file: 'pages/press.mdx',
    from: '[our story](/about/) first.',
    to: '[our story][About] first.\n\n[about]: /about/',
    says: [],
  },
  {
    name: 'a space within a link',
    file: 'pages/press.mdx',
    from: '[our story](/about/)',
    to: '[our story] (/about/)',
    says: [
      'content/pages/press.mdx:16:6  No space between the brackets of a link: [words](/about/) [markdown]',
    ],
    fixed: '[our story](/about/)',
  },
  {
    name: 'the brackets of a link swapped',
    file: 'pages/press.mdx',
    from: '[our story](/about/)',
    to: '(our story)[/about/]',
    says: [
      'content/pages/press.mdx:16:6  The brackets are the wrong way round: [words](/about/) [markdown]',
    ],
    fixed: '[our story](/about/)',
  },
  {
    name: 'a link without its last bracket',
    file: 'pages/press.mdx',
    from: '[our story](/about/)',
    to: '[our story](/about/',
    says: [
      'content/pages/press.mdx:16:6  This link is not closed. Write [words](/about/) [markdown]',
    ],
  },
  {
    name: 'a link in a field',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures',
    to: 'lede: See [facts](/about/) and pictures',
    says: [
      'content/pages/press.mdx:8:13  Links do not work in this field. Write the words alone [markdown]',
    ],
  },
];
