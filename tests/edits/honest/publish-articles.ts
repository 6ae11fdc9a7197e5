import type { Edit } from '../support/content-copy';
import { drawPicture } from '../support/draw-picture';

/** One more than a page of the list holds. */
const published = 13;

const description = (subject: string) =>
  `What we have learned about ${subject} while writing with other people, told in a few minutes, with a sentence before and after.`;

const words = {
  topics: 'Subjects',
  all: 'Everything',
  page: 'Sheet',
  pages: 'Sheets of the list',
  newer: 'Later notes',
  older: 'Earlier notes',
  minutes: 'minutes',
  updated: 'Changed',
  contents: 'In this note',
  writtenBy: 'From the desk of',
  previous: 'Before this',
  next: 'After this',
  more: 'More notes',
  related: 'Close to this one',
  feed: '{brand} Notes',
};

const list = {
  title: 'Notes on Writing as Yourself, Every Month',
  description: description('the work'),
  eyebrow: 'Notes',
  headline: 'From the *workbench*',
  lede: 'Read them with a draft of your own open.',
  words,
  closing: {
    headline: 'Would you rather *talk*?',
    lede: 'Then talk to us.',
    action: { label: 'Build Your Narrative', href: '/contact/' },
  },
};

const subjects = ['openings', 'endings'];

const topics = {
  items: subjects.map((subject) => ({
    id: subject,
    name: subject.toUpperCase(),
    title: `Everything We Have Learned About ${subject}`,
    headline: `All *${subject}*`,
    description: description(subject),
  })),
};

const author = {
  name: 'Ida Loom',
  role: 'Editor',
  portrait: { light: 'images/ida-loom.jpg', alt: 'Drawing of a woman at a desk' },
  profiles: [{ label: 'LinkedIn', href: 'https://www.linkedin.com/in/ida-loom' }],
};

const sections = ['First', 'Second', 'Third', 'Fourth']
  .map((place) => `## ${place}, a heading\n\nA paragraph about {brand}.`)
  .join('\n\n');

const article = (title: string, day: string, subject: string | undefined) => `---
title: ${title}
description: '${description(title.toLowerCase())}'
published: ${day}
author: ida-loom
topics:
  - ${subject ?? ''}
picture:
  light: images/bench.jpg
  alt: Drawing of a workbench
---

${title} begins here.

${sections}
`;

/** Adds thirteen articles that are published, and one that waits for its day. */
export const edit: Edit = async (content) => {
  content.write('images/ida-loom.jpg', await drawPicture(480, 480, '#2e8b7d'));
  content.write('images/bench.jpg', await drawPicture(1600, 1200, '#f2a541'));
  content.write('insights.json', JSON.stringify(list));
  content.write('topics.json', JSON.stringify(topics));
  content.write('authors/ida-loom.json', JSON.stringify(author));
  for (let number = 1; number <= published; number += 1) {
    const day = `2024-01-${String(number).padStart(2, '0')}`;
    content.write(
      `insights/note-${number}.mdx`,
      article(`Note number ${number}`, day, subjects[number % subjects.length]),
    );
  }
  content.write('insights/later-note.mdx', article('A note for later', '2099-01-01', subjects[0]));
};
