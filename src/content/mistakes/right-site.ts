import { readFileSync } from 'node:fs';
import { entryKinds } from '../kinds';
import type { Files } from './folder-of';
import { png } from './png';
import { action, closing, heading, hero, page, picture, plan } from './right-fragments';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const items = (withIcon = false) =>
  json({ items: [{ title: 'One', text: 'The first.', ...(withIcon && { icon: 'heart' }) }] });

/** The specified files of every kind that is a single file and that no case is about. */
const borrowed = entryKinds.flatMap(({ from }): [string, string][] =>
  'file' in from ? [[from.file, readFileSync(`tests/specified/content/${from.file}`, 'utf8')]] : [],
);

/** Returns a day, counted from today. */
export const dayIn = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export const inHalfAYear = dayIn(180);

/** A small site without a mistake; cases change one thing in it. */
export const rightSite: Files = new Map<string, string | Uint8Array>([
  ...borrowed,
  [
    'site.json',
    `{
  "brand": "Acme",
  "product": "Thread",
  "tagline": "Your words, in order.",
  "address": "https://acme.example",
  "email": "hello@acme.example",
  "schedulingPage": "https://calendar.acme.example/call",
  "language": "en-US",
  "year": 2025,
  "minimumEngagement": { "amount": 500, "currency": "USD" },
  "serviceArea": "worldwide",
  "shareCard": { "picture": "images/hero.png", "alt": "A red thread" },
  "socials": [], "security": { "email": "faults@acme.example", "expires": "${inHalfAYear}" },
  "facts": {
    "replyTime": "24 to 48 hours",
    "callMinutes": "30"
  }
}
`,
  ],
  ['highlights.json', items()],
  ['differentiators.json', items()],
  ['steps.json', items()],
  [
    'values.json',
    `{
  "items": [
    { "title": "Care", "text": "We read it twice.", "icon": "heart" },
    { "title": "Craft", "text": "We fix what trips.", "icon": "star" }
  ]
}
`,
  ],
  [
    'pages/home.mdx',
    page(
      'home',
      'The home page of the agency',
      `hero:
  eyebrow: Stories
  headline: Begin here
  lede: We write.
${picture}
  actions:
    - label: About us
      href: /about/
banner:
  label: In figures
  figures: []
${heading('intro')}
${heading('differentiators')}
${heading('steps', action)}
${heading('testimonials')}
  pause: Pause
  label: What clients say
${heading('pricing')}
${heading('questions', action)}
${picture}`,
      'Welcome.',
    ),
  ],
  [
    'pages/about.mdx',
    page(
      'about',
      'The story of the agency',
      `${hero}\npicture:\n  light: images/hero.png\n  alt: A red thread\n${heading('values')}\n${closing}`,
      'We kept meeting the same person.',
    ),
  ],
  [
    'pages/services.mdx',
    page(
      'services',
      'What the agency offers',
      `${hero}\n${picture}\ncards:\n  label: Plans\n  view: View Details\n  hide: Hide Details\n${closing}`,
    ),
  ],
  [
    'pages/contact.mdx',
    page(
      'contact',
      'How to reach the agency',
      `${hero}\ncardsLabel: Ways\ncards:\n  - title: Write\n    text: We reply in {replyTime}.\ninquiry:\n  eyebrow: Inquiry\n  headline: Tell us\n  lede: Short answers are fine.`,
    ),
  ],
  [
    'pages/404.mdx',
    page(
      'message',
      'This page is not here',
      `headline: Oops${action.replaceAll('\n  ', '\n')}`,
      'Go home.',
    ),
  ],
  [
    'pages/newsletter-confirmation.mdx',
    page(
      'message',
      'You are on the list now',
      `headline: Thanks${action.replaceAll('\n  ', '\n')}`,
      'See you.',
    ),
  ],
  [
    'pages/accessibility.mdx',
    page('page', 'How everybody can use this', hero, 'Write to us about what stands in your way.'),
  ],
  [
    'pages/press.mdx',
    `---
template: page
title: Press, Pictures and Interviews
description: Everything a reporter needs on one page, with pictures to print and the way to reach us.
hero:
  eyebrow: Press
  headline: For those *who write*
  lede: Facts and pictures, ready to print.
picture:
  light: images/hero.png
  alt: A red thread
---

## Our name

Read [our story](/about/) first.

Then write to us.
`,
  ],
  [
    'faq/who-writes.mdx',
    `---
question: Who does the writing?
order: 1
---

People do.
`,
  ],
  [
    'faq/how-soon.mdx',
    `---
question: How soon will I see results?
order: 2
---

Soon. We reply in {replyTime}.
`,
  ],
  ['plans/strategy.mdx', plan('Strategy Plan', 1)],
  [
    'testimonials/mei.json',
    `{
  "order": 1,
  "consent": true,
  "quote": "They kept my worst joke.",
  "author": "Mei Silkworth",
  "role": "Creative",
  "image": {
    "light": "images/testimonials/mei.png",
    "alt": "Drawing of a woman"
  }
}
`,
  ],
  ['images/hero.png', png(2000, 1000)],
  ['images/testimonials/mei.png', png(480, 480)],
]);
