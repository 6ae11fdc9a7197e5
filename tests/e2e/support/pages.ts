const specified =
  '/ /about/ /services/ /contact/ /newsletter-confirmation/ /accessibility/ /privacy/ /404/';
const edited = '/components/ /insights/ /insights/a-note-with-everything/ /insights/une-note/';

/** The pages that tests of pages open: all of the specified site, and one of each other kind. */
export const pages = [
  ...specified.split(' ').map((path) => ({ site: 'specified' as const, path })),
  ...edited.split(' ').map((path) => ({ site: 'edited' as const, path })),
];
