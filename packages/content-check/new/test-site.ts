import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Typed } from './make';

/** The content of the specified site. */
export const specifiedContent = 'tests/specified/content';
const right = 'packages/content-check/mistakes/right';

/** Gives each test of a file a copy of the specified content, with what an article needs. */
export function useContent(): { folder: string } {
  const site = { folder: '' };
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'throughline-new-'));
    site.folder = join(root, 'content');
    cpSync(specifiedContent, site.folder, { recursive: true });
    // The specified site has no articles.
    for (const name of ['insights.json', 'topics.json', 'authors', 'images/jo-planer.png']) {
      cpSync(join(right, name), join(site.folder, name), { recursive: true });
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));
  return site;
}

/** What a writer types for each kind. */
export const answers: Record<string, Typed> = {
  question: { question: 'Is this "new": yes?', answer: "It's new." },
  testimonial: {
    author: 'Jo Smith-Lee',
    role: 'Founder',
    quote: 'Short and true.',
    picture: join(specifiedContent, 'images/testimonials/portrait-mei.png'),
    alt: 'Drawing of Jo',
  },
  plan: {
    title: 'Gold: the plan',
    items: 'One thing; Another',
    note: 'More can be provided.',
    short: 'Gold',
    figure: 'Monthly',
    summary: 'A lot of it.',
    text: '**Gold.** Really.',
  },
  value: { title: 'Patience', text: 'Good lines take time.', icon: 'star' },
  article: {
    title: "The *board* that won't lie flat",
    description:
      'A board that will not lie flat has a reason. How to find it before you plane it all away.',
    topics: 'saws; boards',
    author: 'jo',
    day: '2025-03-31',
    text: "It's the end grain.",
  },
  page: {
    address: 'Press Kit',
    title: 'Press and Pictures for Writers | {brand}',
    description: 'Everything a reporter needs about {brand} on one page, with the way to reach us.',
    eyebrow: 'Press',
    headline: 'For those *who write*',
    lede: '{brand} in print.',
    text: 'Write to [{email}](mailto:{email}).',
  },
};

/** The file that each kind becomes. */
export const files = {
  question: 'faq/is-this-new-yes.mdx',
  testimonial: 'testimonials/jo-smith-lee.json',
  plan: 'plans/gold-the-plan.mdx',
  value: 'values.json',
  article: 'insights/the-board-that-won-t-lie-flat.mdx',
  page: 'pages/press-kit.mdx',
};
