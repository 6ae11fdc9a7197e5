import type { Mistake } from './case';

/** The settings of the whole site, and its lists. */
export const carelessSettings: readonly Mistake[] = [
  {
    name: 'the settings deleted',
    file: 'site.json',
    to: null,
    says: [
      'content/site.json:1:1  This file is missing, and the site cannot do without it. Bring it back from git [missing-file]',
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
      'content/steps.json:1:1  This file is missing, and the site cannot do without it. Bring it back from git [missing-file]',
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
];
