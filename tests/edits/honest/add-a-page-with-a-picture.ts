import type { Edit } from '../support/content-copy';
import { drawPicture } from '../support/draw-picture';

export const edit: Edit = async (content) => {
  content.write('images/studio.jpg', await drawPicture(1600, 1200, '#3f5fae'));
  content.write(
    'pages/studio.mdx',
    `---
template: page
title: 'Studio, No Walls | {brand}'
description: Where we write, how a day goes, and why nobody has to take a train for any of it to happen.
hero:
  eyebrow: Studio
  headline: Four desks, *one draft*
  lede: We work where our clients are.
picture:
  light: images/studio.jpg
  alt: A blue wall
closing:
  headline: Come *in*
  lede: The door is a form.
  action:
    label: Write to us
    href: /contact/
---

## Mornings

We write before we read mail.

## Afternoons

1. We read aloud.
2. We cut.

> A line that survives lunch is a good line.
`,
  );
  const footer = content.list('layout.json', ['footer', 'explore']);
  content.set(
    'layout.json',
    ['footer', 'explore'],
    [...footer, { label: 'Studio', href: '/studio/' }],
  );
};
