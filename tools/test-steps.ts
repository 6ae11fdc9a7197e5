import { hasChromium } from './programs';

/** A command of `npm test`. Without a report it counts as one check. */
export type Step = {
  name: string;
  command: string;
  report?: 'jest' | 'playwright';
  /** The files and folders whose changes can break what the step tests; omitted: any change can. */
  sources?: readonly string[];
};

const build = (site: string): Step => ({
  name: `build of the ${site} site`,
  command: `node --import tsx tests/support/build-site.ts ${site}`,
});
const jestProject = (project: string): Step => ({
  name: project,
  command: `jest --selectProjects ${project} --json --outputFile=reports/${project}.json`,
  report: 'jest',
});
const playwright = (name: string, options: string): Step => ({
  name,
  // A list counts the tests, and runs none.
  command: `playwright test ${options} --reporter=list,json${hasChromium ? '' : ' --list'}`,
  report: 'playwright',
});

/** What each step with sources depends on besides its own. */
const everywhere = [
  ...['package.json', 'package-lock.json', 'gatsby-'],
  ...['src/content/', 'src/contract/', 'src/gatsby/hosting/', 'src/reader/'],
  ...['tests/edited/', 'tests/specified/', 'tests/support/'],
  ...['tools/ports.ts', 'tools/programs.ts'],
];

/**
 * The steps of `npm test`, two of which run at a time, for two cores. One worker builds the sites, and then runs `afterBuilds`.
 * The other runs what needs no built site. Whichever worker is free takes the next of the last steps, which need the sites, or
 * the types of the queries that the first build writes: the longest first, so that both workers end together.
 */
export const builds: readonly Step[] = [build('specified'), build('edited'), build('shipped')];
export const besideBuilds: readonly Step[] = [
  { name: 'content', command: 'node --import tsx tools/content-command.ts' },
  {
    ...playwright('develop', '--config tests/develop'),
    sources: [
      ...everywhere,
      'src/check/',
      'src/gatsby/',
      'src/theme/color-mode-script.tsx',
      'src/theme/font-files.ts',
      'tests/develop/',
      'tools/',
    ],
  },
  jestProject('units'),
  { name: 'format', command: 'prettier --check .' },
];
export const afterBuilds: readonly Step[] = [
  playwright('e2e', '--project shell --project window --project bare'),
];
export const last: readonly Step[] = [
  {
    ...playwright('editor', '--project cms'),
    sources: [
      ...everywhere,
      ...['src/check/', 'src/gatsby/develop/', 'src/theme/font-files.ts'],
      ...['tests/e2e/cms', 'tests/e2e/fixtures.ts', 'tests/e2e/support/'],
      ...['tools/cms/', 'tools/inbox/'],
    ],
  },
  jestProject('html'),
  {
    ...jestProject('engines'),
    sources: [
      ...everywhere,
      ...['components', 'forms', 'layout', 'mdx', 'page-scripts', 'sections', 'theme'].map(
        (folder) => `src/${folder}/`,
      ),
      'src/gatsby/output/',
      'tests/engines/',
      'tools/cms/',
    ],
  },
  { name: 'lint', command: 'eslint .' },
  { name: 'types', command: 'oxlint' },
];

/** Returns whether a change of these files, relative to the project, can break what a step tests. */
export const isReached = ({ sources }: Step, changed: readonly string[]) =>
  sources === undefined ||
  changed.some((file) => sources.some((source) => file.startsWith(source)));
