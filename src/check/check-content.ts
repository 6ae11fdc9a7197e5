import { locate, type Problem } from './problem';
import { readContentFolder, type Site } from './read-site';
import { rules } from './rules';
import { checkFile, checkSite } from './run-rules';
import { fieldName, type SiteFile } from './site-file';

/** Returns the name of the field at a place, if a field is there. */
const fieldAt = ({ values, body }: SiteFile, place: number) => {
  const value = values.find(({ at: [start] }) => start === place && start < body);
  return value && fieldName(value.path);
};

/** Checks all content of a folder, and returns every problem in it, by its place. */
export async function checkContent(
  folder: string,
  site: Site = readContentFolder(folder),
): Promise<Problem[]> {
  // It waits for pictures to be decoded.
  const ofSite = checkSite(rules, site);
  const found = new Map(
    site.files.map((file) => [file.file, [...file.problems, ...checkFile(file, rules, site)]]),
  );
  for (const [name, problems] of await ofSite)
    found.set(name, [...(found.get(name) ?? []), ...problems]);
  return [...found].sort().flatMap(([name, descriptors]) => {
    const file = site.files.find((one) => one.file === name);
    return locate(
      {
        file: name,
        text: file?.text ?? '',
        ...(file && { fieldAt: (place: number) => fieldAt(file, place) }),
      },
      descriptors,
    );
  });
}
