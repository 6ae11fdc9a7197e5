import type { Variables } from '../content/variables';
import { checkBrand } from './check-brand';
import { checkPictures, soundPictures, staticProblems } from './check-files';
import { checkReferences, missingFiles, strayFiles, strayMessage } from './check-references';
import { checkText } from './check-text';
import { checkLength, checkSchema, checkVariables, fieldName } from './check-values';
import { checkField, checkLost, checkVisible } from './check-visible';
import { isBlank } from './markdown/tree';
import { readContentFolder, type Site, type SiteFile } from './read-site';
import { createReporter, located, type Descriptor, type Problem, type Report } from './problem';

/** Checks the fields of a file, and the props in its text, by themselves. */
function checkFields(file: SiteFile, variables: Variables, report: Report): void {
  for (const value of file.values) {
    checkVariables(value.written, variables, value.offset, report);
    checkField(value, report);
    checkLength(value, report);
  }
  for (const group of file.groups) checkSchema(group, variables, report);
}

/** Reports a text that is missing, or not shown. */
function checkEmpty({ contentType, tree, body }: SiteFile, report: Report): void {
  if (!contentType || !tree) return;
  const isEmpty = (tree.children ?? []).every(isBlank);
  if (contentType.hasBody && isEmpty)
    report({ rule: 'empty', at: body, message: 'The text is missing. Write it under the fields' });
  if (!contentType.hasBody && !isEmpty)
    report({
      rule: 'unused-text',
      at: body,
      message: 'The page does not show this text. Delete it',
      severity: 'warning',
    });
}

function checkFile(file: SiteFile, site: Site, sound: ReadonlySet<string>): Descriptor[] {
  const { tree, text } = file;
  const { report, problems } = createReporter();
  checkFields(file, site.variables, report);
  if (tree) checkText(tree, text, site.variables, report);
  if (tree && file.problems.length === 0) {
    checkLost(tree, report);
    checkVisible(tree, text, report);
    checkEmpty(file, report);
  }
  checkReferences(file, site, report);
  checkBrand(file, report);
  checkPictures(file, site, sound, report);
  return [...file.problems, ...problems];
}

const missing =
  'The site needs this file, and it must not be a draft. Restore it from git, or create it';

/** Checks all content of a folder, and returns every mistake in it, sorted by its place. */
export async function checkContent(
  folder: string,
  site = readContentFolder(folder),
): Promise<Problem[]> {
  const sound = await soundPictures(site);
  // The variables are unknown while `site.json` cannot be read.
  const isKnown = site.files.every(({ file, data }) => file !== 'site.json' || data !== null);
  const whole = (files: readonly string[], problem: Omit<Descriptor, 'at'>) =>
    files.flatMap((file) => located(file, '', [{ at: 0, ...problem }]));
  return [
    ...whole(missingFiles(site), { rule: 'missing-file', message: missing }),
    ...whole(strayFiles(site), { rule: 'file-place', message: strayMessage, severity: 'warning' }),
    ...(await staticProblems(site)),
    ...site.files.flatMap((file) => {
      const fieldAt = (place: number) => {
        const value = file.values.find(({ offset }) => offset === place && offset < file.body);
        return value && fieldName(value.path);
      };
      const problems = checkFile(file, site, sound);
      const known = problems.filter(({ rule }) => isKnown || rule !== 'variable');
      return located(file.file, file.text, known, fieldAt);
    }),
  ];
}
