import { readFileSync } from 'node:fs';
import { contactFormSchema } from '../forms';

/** The parts that the files of the right site have in common. */

const describe = (words: string) =>
  `${words} is said here in one sentence that is long enough for search results to show it.`;

export const page = (template: string, title: string, fields: string, body = '') =>
  `---
template: ${template}
title: ${title} and a few words more
description: ${describe(title)}
${fields}
---
${body === '' ? '' : `\n${body}\n`}`;

export const hero = `hero:
  eyebrow: News
  headline: For those *who write*
  lede: Write whenever you like.`;

export const picture = `  picture:
    light: images/hero.png
    alt: A red thread`;

export const closing = `closing:
  headline: Now you
  lede: Bring it along.
  action:
    label: Build Your Narrative
    href: /contact/`;

export const heading = (name: string, more = '') =>
  `${name}:\n  eyebrow: ${name}\n  headline: Words${more}`;

export const action = '\n  action:\n    label: Build Your Narrative\n    href: /contact/';

const form: unknown = JSON.parse(
  readFileSync('tests/specified/content/forms/contact.json', 'utf8'),
);
const [option = ''] = contactFormSchema.parse(form).helpNeeded.options;

export const plan = (title: string, order: number) => `---
title: ${title}
order: ${order}
icon: compass
items:
  - An audit
note: More can be provided.
help:
  - ${option}
ask:
  label: Ask about it
  href: /contact/
pricing:
  title: ${title}
  figure: One-time
  summary: An audit and a roadmap.
  action:
    label: Get Your Custom Quote
    href: /contact/
---

**One plan.** Made once.
`;
