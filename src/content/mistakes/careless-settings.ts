import { layoutSchema } from '../layout';
import type { Mistake } from './case';
import { plan } from './right-fragments';
import { dayIn, inHalfAYear, rightSite } from './right-site';

/** The right layout with so many links in its header. */
function layoutWith(count: number): string {
  const layout = layoutSchema.parse(JSON.parse(String(rightSite.get('layout.json'))));
  const links = ['/about/', '/services/', '/contact/', '/press/'];
  const icons = ['about', 'services', 'contact', 'heart', 'star', 'home'] as const;
  layout.navigation.items = Array.from({ length: count }, (_, index) => ({
    label: `Link ${index}`,
    href: links[index] ?? `/about/?${index}`,
    icon: icons[index] ?? 'home',
  }));
  return `${JSON.stringify(layout, null, 2)}\n`;
}

/** The settings of the whole site, and its lists. */
export const carelessSettings: readonly Mistake[] = [
  {
    name: 'the settings deleted',
    file: 'site.json',
    to: null,
    says: [
      'content/site.json:1:1  This file is missing, and the site needs it. Restore it from git [missing-file]',
    ],
  },
  {
    name: 'settings of nothing',
    file: 'site.json',
    to: '{}\n',
    says: [
      'content/site.json:1:1  Missing field "address". Add a line: "address": "https://www.example.com" [missing-field]',
      'content/site.json:1:1  Missing field "brand". Add a line: "brand": "Northbound" [missing-field]',
      'content/site.json:1:1  Missing field "email". Add a line: "email": "hello@example.com" [missing-field]',
      'content/site.json:1:1  Missing field "facts". Add it [missing-field]',
      'content/site.json:1:1  Missing field "language". Add a line: "language": "en-US" [missing-field]',
      'content/site.json:1:1  Missing field "minimumEngagement". Add it, with "amount", "currency" [missing-field]',
      'content/site.json:1:1  Missing field "product". Add a line: "product": "Compass" [missing-field]',
      'content/site.json:1:1  Missing field "schedulingPage". Add a line: "schedulingPage": "https://calendar.example.com/call" [missing-field]',
      'content/site.json:1:1  Missing field "security". Add it, with "email", "expires" [missing-field]',
      'content/site.json:1:1  Missing field "serviceArea". Add a line: "serviceArea": "worldwide" [missing-field]',
      'content/site.json:1:1  Missing field "shareCard". Add it, with "picture", "alt" [missing-field]',
      'content/site.json:1:1  Missing field "socials". Add it [missing-field]',
      'content/site.json:1:1  Missing field "tagline". Add a line: "tagline": "Your career has a plot; we put it in writing." [missing-field]',
      'content/site.json:1:1  Missing field "year". Add a line: "year": 2025 [missing-field]',
    ],
  },
  {
    name: 'a price of nothing',
    file: 'site.json',
    from: '"amount": 500',
    to: '"amount": 0',
    says: [
      'content/site.json:10:36  "minimumEngagement.amount" must be more than 0 (now: 0) [field-form]',
    ],
  },
  {
    name: 'a language by its name',
    file: 'site.json',
    from: '"en-US"',
    to: '"English"',
    says: [
      'content/site.json:8:15  "language" must be a language code such as en or en-GB (now: "English") [field-form]',
    ],
  },
  {
    name: 'a year of two digits',
    file: 'site.json',
    from: '2025',
    to: '25',
    says: ['content/site.json:9:11  "year" must be 2000 or more (now: 25) [field-form]'],
  },
  {
    name: 'an e-mail address without its end',
    file: 'site.json',
    from: 'hello@acme.example',
    to: 'hello@acme',
    says: [
      'content/site.json:6:12  "email" must be an e-mail address (now: "hello@acme") [field-form]',
    ],
  },
  {
    name: 'an address with a slash at its end',
    file: 'site.json',
    from: '"https://acme.example"',
    to: '"https://acme.example/"',
    says: [
      'content/site.json:5:14  "address" must be https:// and a domain in small letters, with nothing after it, such as https://www.example.com (now: "https://acme.example/") [field-form]',
    ],
  },
  {
    name: 'a redirect without its last slash',
    file: 'redirects.json',
    to: '{ "items": [{ "from": "/press-kit/", "to": "/press" }], "gone": [] }\n',
    says: [
      'content/redirects.json:1:44  "items[1].to": Write "/press/" (small letters, with a slash at both ends) (now: "/press") [link-form]',
    ],
    fixed: '{ "items": [{ "from": "/press-kit/", "to": "/press/" }], "gone": [] }\n',
  },
  {
    name: 'a list of the site deleted',
    file: 'steps.json',
    to: null,
    says: [
      'content/steps.json:1:1  This file is missing, and the site needs it. Restore it from git [missing-file]',
    ],
  },
  {
    name: 'a place in a list below the first',
    file: 'faq/how-soon.mdx',
    from: 'order: 2',
    to: 'order: -1',
    says: ['content/faq/how-soon.mdx:3:8  "order" must be 1 or more (now: -1) [field-form]'],
  },
  {
    name: 'a text in place of a file',
    file: 'values.json',
    to: '"Care"\n',
    says: ['content/values.json:1:1  The file must have its fields between { and } [field-type]'],
  },
  {
    name: 'a fact with a sign of HTML',
    file: 'site.json',
    from: '24 to 48 hours',
    to: '<48 hours',
    says: [],
  },
  {
    name: 'a brand that is an emoji',
    file: 'site.json',
    from: '"brand": "Acme"',
    to: '"brand": "🚀"',
    says: [
      'content/site.json:2:12  The share card cannot show "🚀" and leaves it out. Its font has Latin letters only [card-signs]',
    ],
  },
  {
    name: 'a brand that is a common word',
    file: 'site.json',
    from: '"brand": "Acme"',
    to: '"brand": "Story"',
    says: [],
  },
  {
    name: 'a brand in Hebrew',
    file: 'site.json',
    from: '"brand": "Acme"',
    to: '"brand": "שלום"',
    says: [
      'content/site.json:2:12  The share card cannot show "שלום" and leaves it out. Its font has Latin letters only [card-signs]',
    ],
  },
  {
    name: 'the language zh-Hant',
    file: 'site.json',
    from: '"en-US"',
    to: '"zh-Hant"',
    says: [],
  },
  {
    name: 'the language es-419',
    file: 'site.json',
    from: '"en-US"',
    to: '"es-419"',
    says: [],
  },
  {
    name: 'the language ar',
    file: 'site.json',
    from: '"en-US"',
    to: '"ar"',
    says: [],
  },
  {
    name: 'the language de',
    file: 'site.json',
    from: '"en-US"',
    to: '"de"',
    says: [],
  },
  {
    name: 'the language en-UK',
    file: 'site.json',
    from: '"en-US"',
    to: '"en-UK"',
    says: [
      'content/site.json:8:15  "language" must be a language code such as en or en-GB. Did you mean "en-GB"? (now: "en-UK") [field-form]',
    ],
  },
  {
    name: 'the language en_US',
    file: 'site.json',
    from: '"en-US"',
    to: '"en_US"',
    says: [
      'content/site.json:8:15  "language" must be a language code such as en or en-GB. Did you mean "en-US"? (now: "en_US") [field-form]',
    ],
  },
  {
    name: 'the language xx',
    file: 'site.json',
    from: '"en-US"',
    to: '"xx"',
    says: [
      'content/site.json:8:15  "language" must be a language code such as en or en-GB (now: "xx") [field-form]',
    ],
  },
  {
    name: 'a currency with a typo',
    file: 'site.json',
    from: '"USD"',
    to: '"EUO"',
    says: [
      'content/site.json:10:53  "minimumEngagement.currency" must be a currency code such as USD. Did you mean "EUR"? (now: "EUO") [field-form]',
    ],
  },
  {
    name: 'an address with umlauts',
    file: 'site.json',
    from: '"https://acme.example"',
    to: '"https://müller.de"',
    says: [],
  },
  {
    name: 'an address with https:// twice',
    file: 'site.json',
    from: '"https://acme.example"',
    to: '"https://https://acme.example"',
    says: [
      'content/site.json:5:14  "address" has https:// twice. Write it once (now: "https://https://acme.example") [field-form]',
    ],
  },
  {
    name: 'a security.txt that expired',
    file: 'site.json',
    from: inHalfAYear,
    to: '2024-06-30',
    says: [
      'content/site.json:13:75  security.txt expired on 2024-06-30. Set "expires" to a day within a year [security-date]',
    ],
  },
  {
    name: 'a security.txt that expires soon',
    file: 'site.json',
    from: inHalfAYear,
    to: dayIn(20),
    says: [
      `content/site.json:13:75  security.txt expires on ${dayIn(20)}. Set "expires" to a day within a year [security-date]`,
    ],
  },
  {
    name: 'a security.txt for years',
    file: 'site.json',
    from: inHalfAYear,
    to: dayIn(800),
    says: [
      `content/site.json:13:75  ${dayIn(800)} is more than a year from now. Set "expires" to a day within a year [security-date]`,
    ],
  },
  {
    name: 'a tagline of 480 characters',
    file: 'site.json',
    from: 'Your words, in order.',
    to: 'Your words. '.repeat(40).trim(),
    says: [
      'content/site.json:4:14  "tagline" is 479 characters long; the limit is 120. Remove 359 [length]',
    ],
  },
  {
    name: 'eight links in the header that share an icon',
    file: 'layout.json',
    to: layoutWith(8),
    says: [
      'content/layout.json:7:14  The header has no room for these 8 links on a tablet. Use five short ones at most, and move the others to the footer [header-room]',
      'content/layout.json:41:17  "Link 5" has the icon "home", too. On a phone the links are icons only; choose another one [same-icon]',
      'content/layout.json:46:17  "Link 5" has the icon "home", too. On a phone the links are icons only; choose another one [same-icon]',
    ],
  },
  {
    name: 'five links in the header',
    file: 'layout.json',
    to: layoutWith(5),
    says: [],
  },
  {
    name: 'a redirect with a question mark',
    file: 'redirects.json',
    to: '{ "items": [{ "from": "/old/?page=2", "to": "/about/" }], "gone": [] }\n',
    says: [
      'content/redirects.json:1:23  "items[1].from" must end before the "?". A redirect works with everything that follows it (now: "/old/?page=2") [field-form]',
    ],
  },
  {
    name: 'a redirect with a star',
    file: 'redirects.json',
    to: '{ "items": [{ "from": "/old/*", "to": "/about/" }], "gone": [] }\n',
    says: [
      'content/redirects.json:1:23  "items[1].from" must be one address, without "*" or ":". Add one redirect for each old page (now: "/old/*") [field-form]',
    ],
  },
  {
    name: 'a redirect with a space',
    file: 'redirects.json',
    to: '{ "items": [{ "from": "/old page/", "to": "/about/" }], "gone": [] }\n',
    says: [
      'content/redirects.json:1:23  "items[1].from" must not contain a space. Write %20 for it (now: "/old page/") [field-form]',
    ],
  },
  {
    name: 'a redirect of the home page',
    file: 'redirects.json',
    to: '{ "items": [{ "from": "/", "to": "/about/" }], "gone": [] }\n',
    says: [
      'content/redirects.json:1:23  "items[1].from" must be an old page. The home page cannot move (now: "/") [field-form]',
    ],
  },
  {
    name: 'a redirect to a telephone',
    file: 'redirects.json',
    to: '{ "items": [{ "from": "/old/", "to": "tel:+15550100" }], "gone": [] }\n',
    says: [
      'content/redirects.json:1:38  "items[1].to" must be a page of the site, or start with https:// (now: "tel:+15550100") [field-form]',
    ],
  },
  {
    name: 'a redirect to no page',
    file: 'redirects.json',
    to: '{ "items": [{ "from": "/old/", "to": "/gone/" }], "gone": [] }\n',
    says: [
      'content/redirects.json:1:38  There is no page "/gone/". Choose a page that exists [redirect]',
    ],
  },
  {
    name: 'a redirect to itself',
    file: 'redirects.json',
    to: '{ "items": [{ "from": "/old/", "to": "/old/" }], "gone": [] }\n',
    says: ['content/redirects.json:1:38  "/old/" leads to itself. Choose a page [redirect]'],
  },
  {
    name: 'a redirect from a page that is there',
    file: 'redirects.json',
    to: '{ "items": [{ "from": "/about/", "to": "/services/" }], "gone": [] }\n',
    says: [
      'content/redirects.json:1:23  "/about/" is a page of the site. Remove this redirect [redirect]',
    ],
  },
  {
    name: 'a plan that asks for another plan',
    file: 'plans/other.mdx',
    to: plan('Other Plan', 2).replaceAll('/contact/', '/contact/?plan=strategy'),
    says: [
      'content/plans/other.mdx:12:18  This asks for the plan "strategy". For this plan, write "?plan=other" [other-plan]',
      'content/plans/other.mdx:19:20  This asks for the plan "strategy". For this plan, write "?plan=other" [other-plan]',
    ],
  },
  {
    name: 'a plan that asks for itself',
    file: 'plans/other.mdx',
    to: plan('Other Plan', 2).replaceAll('/contact/', '/contact/?plan=other'),
    says: [],
  },
  {
    name: 'a headline of one long word',
    file: 'pages/press.mdx',
    from: 'headline: For those *who write*',
    to: 'headline: Donaudampfschifffahrtsgesellschaft',
    says: [
      'content/pages/press.mdx:7:13  "Donaudampfschifffahrtsgesellschaft" has 34 letters. Phones break it at any letter; use a shorter word, or a hyphen [long-word]',
    ],
  },
  {
    name: 'a headline that the share card cannot show',
    file: 'pages/press.mdx',
    from: 'headline: For those *who write*',
    to: 'headline: For those 🚀 who 日本 write',
    says: [
      'content/pages/press.mdx:7:13  The share card cannot show "🚀日本" and leaves it out. Its font has Latin letters only [card-signs]',
    ],
  },
  {
    name: 'a headline with curly quotes and a dash',
    file: 'pages/press.mdx',
    from: 'headline: For those *who write*',
    to: 'headline: Für “those” – who’d write…',
    says: [],
  },
];
