import { readSiteFile } from '../check/read-site';
import { articleFacts } from './article-facts';

const settings = {
  tokens: { brand: 'Acme' },
  today: '2025-07-01',
  timeZone: 'Pacific/Auckland',
  language: 'en-US',
};

const fields = (more: string) => `---
${more}
title: The first *cut* of all
description: Why the first cut decides the last one, and how to hold the saw so that both of them end well.
published: 2025-03-31
author: jo
topics: [saws]
picture:
  light: images/a.jpg
  alt: A red thread
---

`;

function factsOf(body: string, more = '') {
  const { fields: data, tree } = readSiteFile('insights/a.mdx', fields(more) + body, settings);
  if (!tree) throw new Error('The article has mistakes.');
  return articleFacts({ data }, tree, settings);
}

const section = (name: string) => `## ${name}\n\nText.\n\n`;
const three = ['One', 'Two', 'At {brand}'].map(section).join('');

test('the moments are in the time zone of the site, the words in the language of the text', () => {
  expect(factsOf('Text.')).toMatchObject({
    publishedAt: '2025-03-31T00:00:00+13:00',
    publishedWords: 'March 31, 2025',
    updatedAt: null,
    updatedWords: null,
  });
  const german = factsOf(three + section('"Vier"'), 'language: de');
  expect(german.publishedWords).toBe('31. März 2025');
  expect(german.contents.at(-1)).toEqual({ id: 'vier', words: '„Vier“' });
});

test('a long first paragraph begins with a drop cap, a short one does not', () => {
  const long = 'word '.repeat(60);
  expect(factsOf(`## One\n\n${long}\n\nshort`).dropCap).toBe(true);
  expect(factsOf(`Short.\n\n${long}`).dropCap).toBe(false);
});

test('four sections make a table of contents, three do not', () => {
  expect(factsOf(three).contents).toEqual([]);
  expect(factsOf(`${three}### Deeper\n\nText.\n\n${section('One')}`).contents).toEqual([
    { id: 'one', words: 'One' },
    { id: 'two', words: 'Two' },
    { id: 'at-acme', words: 'At Acme' },
    { id: 'one-1', words: 'One' },
  ]);
});

test('words count once, wherever they are', () => {
  const text = `- ${'word '.repeat(238).trim()}\n\n> ${'word '.repeat(238).trim()}`;
  expect(factsOf(text).minutes).toBe(2);
});
