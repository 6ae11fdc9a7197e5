/** The ids that every page has and a link may target. */
export const sharedAnchors = ['main', 'newsletter'];

/** The ids of sections that not every article has. */
export const articleIds = ['article-contents', 'article-more'];

/** The ids of the sections of each template; `tests/html` compares them with the pages. */
export const anchorsOf: Readonly<Record<string, readonly string[]>> = {
  home: ['what-we-do', 'why-choose', 'how-it-works', 'testimonials', 'pricing', 'questions'],
  about: ['values', 'closing'],
  services: ['services', 'closing'],
  contact: ['ways', 'call', 'inquiry'],
  message: ['message'],
  page: ['closing'],
  article: ['article-author', 'closing'],
};
