import type { ContentFile } from '../reader/content-file';
import type { Problem } from '../reader/problem';
import { readSiteContent, type SiteContent } from '../reader/site-content';
import { locate, type LocatedProblem } from './located-problem';
import { rules } from './rules';
import { checkFile, checkSite } from './run-rules';

/** Returns the path of the field at a place, if a field is there. */
const pathAt = ({ values, bodyStart }: ContentFile, place: number) => {
  const inFields = values.filter(({ at: [start] }) => start < bodyStart);
  const value = inFields.find(({ at: [start, end = start] }) => start <= place && place <= end);
  return value?.path;
};

const problemsOf = (file: ContentFile, site: SiteContent): Problem[] => [
  ...file.problems,
  ...checkFile(file, rules, site),
];

/** Returns problems of a file by their places, with the fields that are there. */
export const locateIn = (file: ContentFile, found: readonly Problem[]): LocatedProblem[] =>
  locate({ ...file, pathAt: (place) => pathAt(file, place) }, found);

/** Checks one file of a site, and returns every problem in it, by its place. */
export const checkContentFile = (file: ContentFile, site: SiteContent): LocatedProblem[] =>
  locateIn(file, problemsOf(file, site));

/** Checks all content of a folder, and returns every problem in it, by its place. */
export async function checkContent(folder: string): Promise<LocatedProblem[]> {
  const site = readSiteContent(folder);
  // It waits for pictures to be decoded.
  const ofSite = checkSite(rules, site);
  const found = new Map(site.files.map((file) => [file.file, problemsOf(file, site)]));
  for (const [name, problems] of await ofSite)
    found.set(name, [...(found.get(name) ?? []), ...problems]);
  return [...found].sort().flatMap(([name, problems]) => {
    const file = site.files.find((one) => one.file === name);
    return file ? locateIn(file, problems) : locate({ file: name, text: '' }, problems);
  });
}
