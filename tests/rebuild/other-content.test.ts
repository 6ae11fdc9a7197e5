import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { copySite, type SiteCopy } from './copy-site';

let site: SiteCopy;
let said: string;

const file = (name: string) => path.join(site.folder, name);
const read = (name: string) => readFileSync(file(name), 'utf8');
const replaceIn = (name: string, from: string | RegExp, to: string) => {
  const before = read(name);
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${name} holds nothing like ${String(from)}`);
  writeFileSync(file(name), after);
};
const page = (name: string) => load(read(`public/${name}`));

beforeAll(async () => {
  site = await copySite();
  replaceIn('content/site.json', /"brand": "[^"]+"/, '"brand": "Northbound"');
  replaceIn('content/site.json', /"product": "[^"]+"/, '"product": "Compass"');
  writeFileSync(
    file('content/pages/press.mdx'),
    `---
template: page
title: "Press and Pictures for Writers | {brand}"
description: Everything a reporter needs about {brand} on one page, with the way to reach us.
hero:
  eyebrow: Press
  headline: For those *who write*
  lede: Write to {email}.
---

## Our name

We are **{brand}**, and we answer within {replyTime}. See [what we do](/services/).
`,
  );
  writeFileSync(
    file('content/faq/a-new-question.mdx'),
    '---\nquestion: Is this question new?\norder: 12\n---\n\nYes, says {brand}.\n',
  );
  writeFileSync(
    file('content/faq/a-draft.mdx'),
    '---\nquestion: Who would say quixotically?\norder: 13\ndraft: true\n---\n\nNobody quixotically so.\n',
  );
  writeFileSync(
    file('content/pages/plans-for-later.mdx'),
    read('content/pages/press.mdx')
      .replace('template: page', 'template: page\ndraft: true')
      .replace('Press and Pictures', 'Quixotically and Pictures')
      .replace('Everything a reporter', 'Quixotically everything a reporter'),
  );
  const testimonial = read('content/testimonials/amara.json');
  writeFileSync(
    file('content/testimonials/zoe.json'),
    testimonial
      .replace(/"author": "[^"]+"/, '"author": "Zoe New"')
      .replace(/"quote": "[^"]+"/, '"quote": "Short enough to read."')
      .replace(/"order": 1/, '"order": 9'),
  );
  replaceIn(
    'content/values.json',
    /\n {2}\]/,
    ',\n    { "title": "Patience", "text": "Good lines take time.", "icon": "star" }\n  ]',
  );
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output);
  said = output;
}, 300_000);

afterAll(() => site.remove());

test('a new brand in site.json shows in every page, and the old one in none', () => {
  const brand = /"brand": "([^"]+)"/.exec(readFileSync('content/site.json', 'utf8'))?.[1];
  expect(brand).toBeTruthy();
  for (const name of ['index.html', 'about/index.html', 'contact/index.html', '404.html']) {
    const $ = page(name);
    expect($('title').text()).toContain('Northbound');
    expect($('header').text()).toContain('Northbound');
    expect($('footer').text()).toContain('© 2025 Northbound');
    const data = $('head script[type="application/ld+json"]').text();
    if (name !== '404.html') expect(data).toContain('Northbound');
    expect(data).not.toContain(`"${brand}"`);
    $('script').remove();
    const addresses = /https?:\/\/[^"\s<]+|[\w.]+@[\w.-]+|\b[\w-]+\.example\b/g;
    expect($.html().replaceAll(addresses, '')).not.toContain(brand);
  }
  expect(page('index.html')('h1').text()).toBe('Influence Starts With a Compass');
});

test('a page added as an MDX file with the general template is published', () => {
  const $ = page('press/index.html');
  expect($('h1').text()).toBe('For those who write');
  expect($('main h2').first().text()).toBe('Our name');
  expect($('main').text()).toContain('we answer within 24 to 48 hours');
  expect($('link[rel=canonical]').attr('href')).toBe('https://throughline.example/press/');
  const card = new URL($('meta[property="og:image"]').attr('content') ?? '').pathname;
  expect(card).toMatch(/^\/og\/press-/);
  expect(existsSync(file(`public${card}`))).toBe(true);
});

test('without git the sitemap holds every page, invents no dates, and the build says so', () => {
  const sitemap = read('public/sitemap-0.xml');
  expect(sitemap).toContain('<loc>https://throughline.example/press/</loc>');
  expect(sitemap).not.toContain('lastmod');
  expect(page('press/index.html')('script[type="application/ld+json"]').text()).not.toContain(
    'dateModified',
  );
  expect(said).toContain('The sitemap has no dates');
});

test('a question, a testimonial and a value added as content are shown', () => {
  const home = page('index.html');
  expect(home('details[name=faq]')).toHaveLength(12);
  expect(home('#a-new-question').text()).toBe('Yes, says Northbound.');
  expect(home('ul:not([aria-hidden]) figcaption').last().text()).toContain('Zoe New');
  expect(page('about/index.html')('main').text()).toContain('Good lines take time.');
});

test('drafts are nowhere in the build: no page, no sitemap, no data, no word', () => {
  const texts = readdirSync(file('public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|css|json|map|txt|xml)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(texts.length).toBeGreaterThan(15);
  const draft = /quixotically|plans-for-later|a-draft/i;
  expect(
    texts.filter((name) => draft.test(name) || draft.test(readFileSync(name, 'utf8'))),
  ).toEqual([]);
});
