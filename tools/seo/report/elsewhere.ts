/** A rule that the files of `public/` cannot show, and the test that shows it. */
export type ElsewhereRule = {
  id: string;
  name: string;
  why: string;
  /** The file of the test, from the project's root. */
  file: string;
  /** The start of the test's name as it stands in that file. */
  test: string;
};

/** Rules that `npm test` checks in Chromium or by other tools. A test of this list keeps it true. */
export const checkedInTests: readonly ElsewhereRule[] = [
  {
    id: 'S0b',
    name: 'The head stays that of the page when React comes',
    why: 'Search engines read pages before and after their scripts run, and compare.',
    file: 'tests/invariants/pages.spec.ts',
    test: 'is walked through by Tab, and stays itself when React takes over',
  },
  {
    id: 'S0b',
    name: 'The head follows every navigation, and Back',
    why: 'A title that stays behind names the wrong page in tabs and histories.',
    file: 'tests/e2e/intent.spec.ts',
    test: 'the head is that of the page after every navigation, and back',
  },
  {
    id: 'S20',
    name: 'Pictures are drawn as wide as they say',
    why: 'A browser chooses the file by this promise before it has laid out the page.',
    file: 'tests/e2e/quality.spec.ts',
    test: 'every picture loads, as wide as its sizes promise',
  },
  {
    id: 'S25',
    name: 'An address without its slash leads to the one with it',
    why: 'A page that answers at two addresses shares its standing between them.',
    file: 'tools/serve/start-site.test.ts',
    test: '%s leads to %s for good',
  },
  {
    id: 'S26',
    name: 'Unknown addresses answer with status 404',
    why: 'A wrong address that answers with a page fills the search index with copies of it.',
    file: 'tools/serve/start-site.test.ts',
    test: '%s is the 404 page, never kept for long',
  },
  {
    id: 'S30',
    name: 'The HTML is valid: html-validate here, the Nu validator in npm run test:nu',
    why: 'What browsers mend in silence, robots may read otherwise.',
    file: 'tests/invariants/html-validity.test.ts',
    test: 'the HTML of every page is valid',
  },
  {
    id: 'S3, S19',
    name: 'Headings go down one level at a time, and every image has an alt attribute',
    why: 'Screen readers list the headings of a page and read the alt texts of its images.',
    file: 'tests/invariants/html-validity.test.ts',
    test: 'the HTML of every page is valid',
  },
  {
    id: 'S9',
    name: 'Every page has its own share picture, at an address that changes with it',
    why: 'A picture shows which of two links in a feed is which; networks cache it by its address.',
    file: 'tests/invariants/share-cards.test.ts',
    test: 'every page has a card of its own, at an address that changes with it',
  },
  {
    id: 'S13',
    name: 'Dates in the sitemap are the dates of commits',
    why: 'Search engines ignore dates that change with every build.',
    file: 'tests/invariants/site-files.test.ts',
    test: 'a page in the sitemap is as old as a commit of its content',
  },
  {
    id: 'S18',
    name: 'Links to other sites use https',
    why: 'Without https, others on the network can change what a visitor sees.',
    file: 'src/content/mistakes/listed-links.ts',
    test: 'a link with http',
  },
  {
    id: 'S18',
    name: 'A link that opens a tab gives it no access to this one',
    why: 'Without noopener, the other site can send this tab elsewhere.',
    file: 'eslint.config.mjs',
    test: 'react/jsx-no-target-blank',
  },
  {
    id: 'S27',
    name: 'A redirect leads to a page in one step',
    why: 'Old links keep their value only if one step takes them to the new page.',
    file: 'src/content/redirects.test.ts',
    test: 'a target that is no page',
  },
  {
    id: 'S29',
    name: 'Questions and answers are in the HTML',
    why: 'Search engines do not read what only a click puts on the page.',
    file: 'tests/invariants/content-is-there.test.ts',
    test: 'the home page has every question with its answer, in their order',
  },
  {
    id: 'S29',
    name: 'Plans are in the HTML',
    why: 'Search engines do not read what only a click puts on the page.',
    file: 'tests/invariants/content-is-there.test.ts',
    test: 'every plan is a card on the services page with all its details',
  },
  {
    id: 'S35',
    name: 'llms.txt links to every page',
    why: 'It is one short page of links that assistants can read.',
    file: 'tests/invariants/site-files.test.ts',
    test: 'llms.txt names the site, and links to every page',
  },
  {
    id: 'S11',
    name: 'The structured data has every question and every plan',
    why: 'A question that is missing there cannot appear in search results.',
    file: 'tests/invariants/json-ld.test.ts',
    test: 'home tells who the agency is, with a logo that is there, and every question',
  },
  {
    id: 'S11',
    name: 'A validator of others accepts the structured data',
    why: 'A rule that only its author checks is an opinion.',
    file: 'tests/invariants/structured-data.test.ts',
    test: 'the structured data of every page passes Adobe’s validator',
  },
  {
    id: 'S32',
    name: 'No error in the console, no failed request, no other host',
    why: 'What fails on load fails for robots too.',
    file: 'tests/e2e/quality.spec.ts',
    test: 'no page writes an error or a warning into the console',
  },
  {
    id: 'S33',
    name: 'Without scripts every page can be read',
    why: 'Robots that run no scripts see what such a visitor sees.',
    file: 'tests/e2e/no-scripts.spec.ts',
    test: 'every page can be read and left by its links',
  },
  {
    id: 'S34',
    name: 'Scripts add no words',
    why: 'Words that come late may be missed.',
    file: 'tests/invariants/pages.spec.ts',
    test: 'is walked through by Tab, and stays itself when React takes over',
  },
];
