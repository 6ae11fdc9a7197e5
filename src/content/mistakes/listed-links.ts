import type { Mistake } from './case';
import { png } from './png';

/** Mistakes 19 to 30: pictures and links. */
export const listedLinks: readonly Mistake[] = [
  {
    name: '19 a picture that is not there',
    file: 'pages/press.mdx',
    from: 'images/hero.png',
    to: 'images/heroo.png',
    says: [
      'content/pages/press.mdx:10:10  "images/heroo.png" does not exist. Closest: "images/hero.png" [picture-missing]',
    ],
    fixed: 'images/hero.png',
  },
  {
    name: '20 a picture with a capital in its name',
    file: 'images/Red-Thread.png',
    to: png(2000, 1000),
    says: [
      'content/images/Red-Thread.png:1:1  Rename "Red-Thread.png" to red-thread.png. Use small letters, digits and hyphens [file-name]',
    ],
  },
  {
    name: '20 a picture named in another case',
    file: 'pages/press.mdx',
    from: 'images/hero.png',
    to: 'images/Hero.png',
    says: [
      'content/pages/press.mdx:10:10  The file is "images/hero.png", you wrote "images/Hero.png". Capital letters matter [picture-missing]',
    ],
    fixed: 'images/hero.png',
  },
  {
    name: '21 a picture that is too small',
    file: 'images/hero.png',
    to: png(640, 480),
    says: [
      'content/pages/about.mdx:10:10  hero.png is 640 px wide; this place needs 1040 px or more [picture-size]',
      'content/pages/home.mdx:10:12  hero.png is 640 px wide; this place needs 1600 px or more [picture-size]',
      'content/pages/home.mdx:45:12  hero.png is 640 px wide; this place needs 1040 px or more [picture-size]',
      'content/pages/press.mdx:10:10  hero.png is 640 px wide; this place needs 1600 px or more [picture-size]',
      'content/pages/services.mdx:10:12  hero.png is 640 px wide; this place needs 1600 px or more [picture-size]',
      'content/site.json:12:29  hero.png is 640 px wide; this place needs 1200 px or more [picture-size]',
    ],
  },
  {
    name: '22 a picture in a wrong format',
    file: 'images/team.bmp',
    to: 'BM',
    says: [
      'content/images/team.bmp:1:1  team.bmp is not a JPG, PNG or WebP. Export it as one of these [picture-format]',
    ],
  },
  {
    name: '22 a picture that is too heavy',
    file: 'images/hero.png',
    to: png(2000, 1000, 9_400_000),
    says: [
      'content/images/hero.png:1:1  hero.png is 9.4 MB; the limit is 3 MB. Save it smaller [picture-weight]',
    ],
  },
  {
    name: '23 a picture without a description',
    file: 'pages/press.mdx',
    from: '\n  alt: A red thread',
    to: '',
    says: [
      'content/pages/press.mdx:10:3  This picture has no description. Add alt: … with what it shows, or alt: "" if it only decorates [picture-alt]',
    ],
  },
  {
    name: '23 a picture in the text',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '![](images/hero.png)',
    says: [
      'content/pages/press.mdx:18:1  Pictures do not work in the text. Give the page a "picture" with light and alt among its fields [picture-place]',
    ],
  },
  {
    name: '24 a file name as description',
    file: 'pages/press.mdx',
    from: 'alt: A red thread',
    to: 'alt: IMG_2044.jpg',
    says: [
      'content/pages/press.mdx:11:8  "IMG_2044.jpg" is a file name. Describe what the picture shows [picture-alt]',
    ],
  },
  {
    name: '25 a link to no page',
    file: 'pages/press.mdx',
    from: '(/about/)',
    to: '(/abuot/)',
    says: [
      'content/pages/press.mdx:16:18  No page "/abuot/". Did you mean "/about/"? [link-target]',
    ],
  },
  {
    name: '26 a link without its last slash',
    file: 'pages/press.mdx',
    from: '(/about/)',
    to: '(/about)',
    says: [
      'content/pages/press.mdx:16:18  Write "/about/" (small letters, with a slash at both ends) [link-form]',
    ],
    fixed: '(/about/)',
  },
  {
    name: '26 a link with the site’s own address',
    file: 'pages/press.mdx',
    from: '(/about/)',
    to: '(https://acme.example/about/)',
    says: [
      'content/pages/press.mdx:16:18  Write "/about/": links within the site go without its address [link-form]',
    ],
    fixed: '(/about/)',
  },
  {
    name: '27 a link to no place on a page',
    file: 'pages/press.mdx',
    from: '(/about/)',
    to: '(/#pricng)',
    says: [
      'content/pages/press.mdx:16:18  "/#pricng": that page has no place "pricng". Did you mean "pricing"? [link-anchor]',
    ],
  },
  {
    name: '28 a bare e-mail address as link',
    file: 'pages/press.mdx',
    from: '(/about/)',
    to: '(jo@press.example)',
    says: ['content/pages/press.mdx:16:18  Write "mailto:jo@press.example" [link-form]'],
    fixed: '(mailto:jo@press.example)',
  },
  {
    name: '28 a phone number without its country',
    file: 'pages/press.mdx',
    from: '(/about/)',
    to: '(tel:5550100)',
    says: [
      'content/pages/press.mdx:16:18  tel: needs + and the code of the country, then digits only: tel:+15550100000 [link-form]',
    ],
  },
  {
    name: '29 a link with http',
    file: 'pages/press.mdx',
    from: '(/about/)',
    to: '(http://press.example/)',
    says: [
      'content/pages/press.mdx:16:18  Use https:// (open the address once to see that it works) [link-form]',
    ],
  },
  {
    name: '30 a link that says nothing',
    file: 'pages/press.mdx',
    from: '[our story]',
    to: '[Click here]',
    says: [
      'content/pages/press.mdx:16:6  "Click here" says nothing out of context. Name what the link leads to [link-text]',
    ],
  },
];
