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
