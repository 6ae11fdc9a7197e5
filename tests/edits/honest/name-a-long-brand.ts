import type { Edit } from '../support/content-copy';

/** 40 characters, one of which HTML escapes. */
const brand = 'Wordsmith, Threadgold & Partners Limited';

/** As the check demands: 70 to 156 characters with the brand filled in. */
const description = (page: string) =>
  `All that {brand} has to say under ${page}, in a sentence or two.`;

export const edit: Edit = (content) => {
  content.set('site.json', ['brand'], brand);
  content.set('site.json', ['product'], 'Compass');
  content.set('pages/home.mdx', ['title'], '{brand}: Brand Stories');
  for (const [page, title] of [
    ['about', 'Our Story'],
    ['services', 'Our Services'],
    ['contact', 'Book a Free Call'],
    ['accessibility', 'Accessibility'],
    ['newsletter-confirmation', 'Confirmed'],
    ['404', 'Not Found'],
    ['privacy', 'Privacy'],
  ] as const) {
    content.set(`pages/${page}.mdx`, ['title'], `${title} | {brand}`);
    content.set(`pages/${page}.mdx`, ['description'], description(page));
  }
};
