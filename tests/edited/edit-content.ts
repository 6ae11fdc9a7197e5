import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The texts that a writer replaced: the file, what it said, and what it says now. */
const replaced: readonly (readonly [file: string, from: string, to: string])[] = [
  // Another brand, which HTML escapes and which brings the full stop of its sentence.
  ['site.json', '"brand": "Throughline"', '"brand": "Loom & Co."'],
  ['site.json', '"product": "Throughline"', '"product": "Compass"'],
  ['site.json', 'https://throughline.example', 'https://www.northbound.example'],
  ['site.json', 'hello@throughline.example",\n', 'write@loom.example",\n'],
  // No calendar, and the confirmation at another address.
  ['site.json', '  "schedulingPage": "https://calendar.throughline.example/discovery",\n', ''],
  [
    'pages/contact.mdx',
    "    action:\n      label: Book Now\n      href: '{schedulingPage}'\n      newTab: true\n",
    '',
  ],
  ['forms/newsletter.json', '/newsletter-confirmation/', '/you-are-in/'],
  ['site.json', '"en-US"', '"en-GB"'],
  ['site.json', '"year": 2025', '"year": 2031'],
  ['site.json', '{ "amount": 500, "currency": "USD" }', '{ "amount": 1200, "currency": "EUR" }'],
  ['site.json', '24 to 48 hours', 'one working day'],
  ['site.json', '"icon": "x", ', ''],
  [
    'site.json',
    '"variables":',
    '"company": { "legalName": "Loom & Co. Ltd", "street": "9 Lime Street", "postalCode": "E1", "city": "London", "country": "GB" }, "verification": { "google-site-verification": "abc" }, "variables":',
  ],
  // Typefaces of other widths than their fallbacks.
  ['brand.json', '"Instrument Serif", "weight": 400', '"Fraunces", "weight": 500'],
  ['brand.json', '"Instrument Sans"', '"Figtree"'],
  // A renamed option of the inquiry, and a plan that names it.
  ['forms/contact.json', 'Brand Strategy only', 'A Brand Strategy'],
  ['plans/strategy-plan.mdx', 'Brand Strategy only', 'A Brand Strategy'],
  [
    'forms/contact.json',
    '{ "value": "exploring"',
    '{ "value": "later", "label": "Later" },\n { "value": "exploring"',
  ],
  // Other words, a list in another order, a question by another name.
  ['layout.json', '"label": "About"', '"label": "Who We Are"'],
  ['layout.json', '© {year} {brand}. All words reserved.', '© {brand}, {year}'],
  ['pages/home.mdx', "'Influence Starts With a *{product}*'", 'Say it *once*, and well'],
  ['pages/about.mdx', '  dark: images/tangle-dark.jpg\n', ''],
  ['faq/how-soon-results.mdx', 'order: 1\n', 'order: 11\n'],
  ['faq/discovery-call.mdx', 'order: 11\n', 'order: 1\n'],
  ['values.json', '"Authenticity"', '"Patience"'],
  ['plans/monthly-retainer.mdx', 'tagline: Your voice, month after month\n', ''],
  // A plan to which nothing leads can be removed.
  ['highlights.json', '/services/#monthly-retainer', '/services/'],
  // A draft, and the articles in the footer.
  ['faq/cancel-a-retainer.mdx', 'question:', 'draft: true\nquestion: A quixotic one, or'],
  [
    'layout.json',
    '"statement":',
    '"insights": { "label": "Our Notes", "href": "/insights/" }, "statement":',
  ],
  [
    'pages/home.mdx',
    'differentiators:\n',
    'openings:\n  headline: First *lines*\ndifferentiators:\n',
  ],
  // A reason that leads to the case studies.
  [
    'differentiators.json',
    '"title": "Your voice",',
    '"title": "Your voice", "link": { "label": "See it", "href": "/case-studies/" },',
  ],
  // A writer who signs, and a client who agreed.
  [
    'pages/about.mdx',
    'values:\n',
    'writer:\n  headline: Who *writes*\n  people:\n    - text: I write the first draft.\n      author: ida-loom\nvalues:\n',
  ],
  [
    'pages/home.mdx',
    'questions:\n',
    'questions:\n  person: { text: I answer., author: ida-loom }\n',
  ],
  [
    'pages/contact.mdx',
    'inquiry:\n',
    'inquiry:\n  person: { text: I read it., author: ida-loom }\n',
  ],
  // A conversation, and what became of it: one phrase moves up, the other one down.
  [
    'pages/services.mdx',
    'closing:\n',
    'work: { headline: "Said, then *kept*", caseStudy: it-began-with-rain }\nclosing:\n',
  ],
  ['testimonials/amara.json', '"sample": true', '"consent": true'],
  // Addresses of an earlier site.
  ['redirects.json', '"items": []', '"items": [{ "from": "/pricing/", "to": "/services/" }]'],
];

/** What a writer removed. */
const removed = [
  'plans/add-ons.mdx',
  'pages/privacy.mdx',
  'faq/on-camera.mdx',
  'testimonials/julian.json',
  'testimonials/mei.json',
  'images/testimonials/portrait-mei.png',
];

const note = (number: number) => `---
title: A note of number ${number}
description: What we have learned about openings while writing with other people, told in a few minutes, note ${number}.
published: ${number === 13 ? '2099-01-01' : `2024-01-${10 + number}`}
author: ida-loom
topics: [openings]
picture:
  light: images/braid-light.jpg
  alt: Three colored threads run together into one braid
---

The ${number === 13 ? 'quixotic' : 'usual'} text of note ${number}.
`;

/** Changes a copy of the specified content as a writer might: a dozen honest edits together. */
export function editContent(folder: string): void {
  const at = (file: string) => path.join(folder, file);
  for (const file of removed) rmSync(at(file));
  for (const [file, from, to] of replaced) {
    const text = readFileSync(at(file), 'utf8');
    if (!text.includes(from)) throw new Error(`tests/edited: ${file} does not say ${from}`);
    writeFileSync(at(file), text.replaceAll(from, to));
  }
  // An owner may have other downloads than the sample.
  const downloads = path.join(folder, '../static/downloads');
  mkdirSync(downloads, { recursive: true });
  writeFileSync(path.join(downloads, 'voice-page.pdf'), '%PDF-1.7\n'.padEnd(42_000));
  writeFileSync(path.join(downloads, 'the-edit.mp4'), '\0\0\0\x18ftypmp42');
  renameSync(at('pages/newsletter-confirmation.mdx'), at('pages/you-are-in.mdx'));
  cpSync(path.join(__dirname, 'content'), folder, { recursive: true });
  // With the one that has everything, one more than a page of the list holds; and one for later.
  for (let number = 1; number <= 13; number += 1) {
    // The second one is in French: content/insights/une-note.mdx.
    if (number === 2) continue;
    writeFileSync(at(`insights/note-${number}.mdx`), note(number));
  }
}
