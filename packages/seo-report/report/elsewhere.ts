/** A rule that another test checks, and that test. */
type ElsewhereRule = {
  name: string;
  why: string;
  /** The file of the test or lint rule, from the project's root. */
  file: string;
  /** The start of its name in that file. */
  test: string;
};

/** Rules that other parts of `npm test` check. A test makes sure that they exist. */
export const checkedInTests: readonly ElsewhereRule[] = [
  {
    name: 'React leaves the head unchanged',
    why: 'Search engines compare pages before and after scripts run.',
    file: 'tests/invariants/pages.spec.ts',
    test: 'can be traversed by Tab, and does not change on hydration',
  },
  {
    name: 'The head changes with every navigation, and with Back',
    why: 'An old title names the wrong page in tabs and in the history.',
    file: 'tests/e2e/intent.spec.ts',
    test: 'the head is that of the page after every navigation, and back',
  },
  {
    name: 'Pictures are as wide as their sizes say',
    why: 'A browser chooses the file by sizes before it lays out the page.',
    file: 'tests/e2e/quality.spec.ts',
    test: 'every picture loads, as wide as its sizes promise',
  },
  {
    name: 'An address without its slash redirects to the one with it',
    why: 'Two addresses for one page compete in search results.',
    file: 'tests/specified/hosts.test.ts',
    test: '%s redirects to %s permanently',
  },
  {
    name: 'Unknown addresses answer with status 404',
    why: 'If wrong addresses answer with a page, the search index fills with copies of it.',
    file: 'tests/specified/host-errors.test.ts',
    test: '%s is the 404 page with its headers, never cached for long',
  },
  {
    name: 'The HTML is valid (html-validate; the Nu validator in npm test -- nu)',
    why: 'Robots may misread what browsers silently repair.',
    file: 'tests/invariants/html-validity.test.ts',
    test: 'the HTML of every page is valid',
  },
  {
    name: 'Headings go down one level at a time, and every image has an alt attribute',
    why: 'Screen readers list the headings of a page and read the alt texts of its images.',
    file: 'tests/invariants/html-validity.test.ts',
    test: 'the HTML of every page is valid',
  },
  {
    name: 'Every page has its own share picture, at an address that changes with it',
    why: 'A picture shows which of two links in a feed is which; networks cache it by its address.',
    file: 'tests/invariants/share-cards.test.ts',
    test: 'every page has its own card, at an address that changes with it',
  },
  {
    name: 'Dates in the sitemap are the dates of commits',
    why: 'Search engines ignore dates that change with every build.',
    file: 'tests/invariants/site-files.test.ts',
    test: 'a page in the sitemap has the date of a commit of its content',
  },
  {
    name: 'Links to other sites use https',
    why: 'Without https, others on the network can change what a visitor sees.',
    file: 'packages/content-check/mistakes/links.yml',
    test: 'a link with http',
  },
  {
    name: 'A link that opens a tab gives it no access to this one',
    why: 'Without noopener, the other site can send this tab elsewhere.',
    file: 'eslint.config.mjs',
    test: 'react/jsx-no-target-blank',
  },
  {
    name: 'A redirect leads to a page in one step',
    why: 'Old links keep their value only if one step takes them to the new page.',
    file: 'src/content/redirects.test.ts',
    test: 'a target that is no page',
  },
  {
    name: 'Questions and answers are in the HTML',
    why: 'Search engines do not read what only a click puts on the page.',
    file: 'tests/invariants/content-is-there.test.ts',
    test: 'the home page has every question with its answer, in their order',
  },
  {
    name: 'Plans are in the HTML',
    why: 'Search engines do not read what only a click puts on the page.',
    file: 'tests/invariants/content-is-there.test.ts',
    test: 'every plan is a card on the services page with all its details',
  },
  {
    name: 'llms.txt links to every page',
    why: 'It is one short page of links that assistants can read.',
    file: 'tests/invariants/site-files.test.ts',
    test: 'llms.txt names the site, and links to every page',
  },
  {
    name: 'The structured data has every question and every plan',
    why: 'A question that is missing there cannot appear in search results.',
    file: 'tests/invariants/json-ld.test.ts',
    test: 'home describes the agency, with an existing logo, and has every question',
  },
  {
    name: 'Adobe’s validator accepts the structured data',
    why: 'An independent validator finds what own rules overlook.',
    file: 'tests/invariants/structured-data.test.ts',
    test: 'the structured data of every page passes Adobe’s validator',
  },
  {
    name: 'No console error, no failed request, no request to another host',
    why: 'Errors on load affect robots too.',
    file: 'tests/e2e/quality.spec.ts',
    test: 'no page writes an error or a warning into the console',
  },
  {
    name: 'Every page can be read without scripts',
    why: 'Some robots run no scripts.',
    file: 'tests/e2e/no-scripts.spec.ts',
    test: 'every page can be read and left by its links',
  },
  {
    name: 'Scripts add no text',
    why: 'Robots can miss text that scripts add.',
    file: 'tests/invariants/pages.spec.ts',
    test: 'can be traversed by Tab, and does not change on hydration',
  },
];
