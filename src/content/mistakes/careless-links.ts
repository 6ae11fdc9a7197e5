import type { Mistake } from './case';

/** Links that lead nowhere. */
export const carelessLinks: readonly Mistake[] = [
  {
    name: 'a link to a file',
    file: 'pages/press.mdx',
    from: '(/about/)',
    to: '(about.mdx)',
    says: [
      'content/pages/press.mdx:16:18  Write "/about/" (small letters, with a slash at both ends) [link-form]',
    ],
    fixed: '(/about/)',
  },
  {
    name: 'a link with a space',
    file: 'pages/press.mdx',
    from: '(/about/)',
    to: '(/about us/)',
    says: [
      'content/pages/press.mdx:16:6  An address has no spaces. Copy it from the browser, or correct the page’s name [link-form]',
    ],
  },
  {
    name: 'a link without https',
    file: 'pages/press.mdx',
    from: '(/about/)',
    to: '(www.press.example)',
    says: ['content/pages/press.mdx:16:18  Write "https://www.press.example" [link-form]'],
    fixed: '(https://www.press.example)',
  },
  {
    name: 'a mistyped https',
    file: 'pages/press.mdx',
    from: '(/about/)',
    to: '(https//press.example/)',
    says: ['content/pages/press.mdx:16:18  Write "https://press.example/" [link-form]'],
    fixed: '(https://press.example/)',
  },
  {
    name: 'a capital in a link',
    file: 'pages/404.mdx',
    from: 'href: /contact/',
    to: 'href: /Contact',
    says: [
      'content/pages/404.mdx:8:9  "action.href": Write "/contact/" (small letters, with a slash at both ends) (now: "/Contact") [link-form]',
    ],
    fixed: 'href: /contact/',
  },
  {
    name: 'a place alone as link',
    file: 'pages/404.mdx',
    from: 'href: /contact/',
    to: 'href: "#pricing"',
    says: [
      'content/pages/404.mdx:8:9  "action.href": Write the page before the "#", such as "/#pricing" (now: "#pricing") [link-form]',
    ],
  },
  {
    name: 'a place after a page without slash',
    file: 'pages/404.mdx',
    from: 'href: /contact/',
    to: 'href: /contact#inquiry',
    says: [
      'content/pages/404.mdx:8:9  "action.href": Write "/contact/#inquiry" (small letters, with a slash at both ends) (now: "/contact#inquiry") [link-form]',
    ],
    fixed: 'href: /contact/#inquiry',
  },
  {
    name: 'a link that runs a script',
    file: 'pages/404.mdx',
    from: 'href: /contact/',
    to: 'href: javascript:alert(1)',
    says: [
      'content/pages/404.mdx:8:9  "action.href": A link is a page such as /about/ (with both slashes), or starts with https://, mailto: or tel: (now: "javascript:alert(1)") [link-form]',
    ],
  },
  {
    name: 'a file on the writer’s own computer',
    file: 'pages/404.mdx',
    from: 'href: /contact/',
    to: 'href: C:\\\\Users\\\\jo\\\\kit.pdf',
    says: [
      'content/pages/404.mdx:8:9  "action.href": Put the file into static/downloads/ and write "/downloads/kit.pdf" (now: "C:\\\\\\\\Users\\\\\\\\jo\\\\\\\\kit.pdf") [link-form]',
    ],
  },
  {
    name: 'a link to the editor',
    file: 'pages/press.mdx',
    from: '(/about/)',
    to: '(http://localhost:8000/about/)',
    says: [
      'content/pages/press.mdx:16:18  This address is on your own computer. Write "/about/" [link-form]',
    ],
    fixed: '(/about/)',
  },
  {
    name: 'an address in the text',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'See https://press.example/ for more.',
    says: [
      'content/pages/press.mdx:18:5  Write [the words of the link](https://press.example/) in place of the address [link-text]',
    ],
  },
  {
    name: 'a page’s name as link in a field',
    file: 'pages/404.mdx',
    from: 'href: /contact/',
    to: 'href: contact',
    says: [
      'content/pages/404.mdx:8:9  "action.href": Write "/contact/" (small letters, with a slash at both ends) (now: "contact") [link-form]',
    ],
    fixed: 'href: /contact/',
  },
  {
    name: 'a link to the page for addresses without a page',
    file: 'pages/press.mdx',
    from: '[our story](/about/)',
    to: '[our story](/404/)',
    says: [
      'content/pages/press.mdx:16:18  "/404/" is what visitors see where there is no page. Link to another one [link-target]',
    ],
  },
  {
    name: 'a draft to which the site leads',
    file: 'pages/404.mdx',
    from: 'template: message\n',
    to: 'template: message\ndraft: true\n',
    says: [
      'content/pages/404.mdx:3:8  The site needs this file, so it cannot be a draft. Remove the line [draft]',
    ],
  },
  {
    name: 'the home page by its name',
    file: 'faq/who-writes.mdx',
    from: 'People do.',
    to: '[Our people](/home/) do.',
    says: ['content/faq/who-writes.mdx:6:14  The home page is "/". Write "/" [link-form]'],
    fixed: '[Our people](/) do.',
  },
];
