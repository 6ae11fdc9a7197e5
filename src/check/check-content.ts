import { fieldsSchema } from '../content/field-schema';
import { textLanguage } from '../content/language';
import { isOwnName, unknownTokens, type Tokens } from '../content/tokens';
import { checkBrand } from './check-brand';
import { brokenPictures, checkPictures, staticFaults } from './check-files';
import { checkProse } from './check-prose';
import { checkReferences, missingFiles, strayFiles, strayMessage } from './check-references';
import { checkText } from './check-text';
import { checkIssues, checkLength, checkTokens, fieldName, type Value } from './check-values';
import { checkField, checkLost, checkVisible } from './check-visible';
import { isBlank } from './mdx';
import { readContentFolder, type Site, type SiteFile } from './read-site';
import { createReporter, located, type Fault, type Finding, type Report } from './report';

/** Checks the fields of a file, and the props in its text, by themselves. A fact may not use another. */
function checkFields(file: SiteFile, tokens: Tokens, report: Report): void {
  const { kind, data, fields, values } = file;
  const isFact = ({ path: [first, second] }: Value) =>
    file.file === 'site.json' &&
    (second === undefined ? isOwnName(String(first)) : first === 'facts');
  for (const value of values) {
    checkTokens(value.written, isFact(value) ? {} : tokens, value.offset, report);
    checkField(value, report);
    checkLength(value, report);
  }
  if (!kind || data === null) return;
  const unknown = values.filter(({ written }) => unknownTokens(written, tokens).length > 0);
  const issues = kind.schema.safeParse(fields).error?.issues ?? [];
  checkIssues(issues, fields, fieldsSchema(kind.schema), (path, message, key) => {
    const offset = file.offsetOf(path, key);
    // An unknown token is reported by itself.
    if (!unknown.some((value) => value.offset === offset)) report(offset, 'field', message);
  });
}

/** Reports a text that is missing, or not shown. */
function checkEmpty({ kind, tree, body, faults }: SiteFile, report: Report): void {
  if (!kind || !tree || faults.length > 0) return;
  const isEmpty = (tree.children ?? []).every(isBlank);
  if (kind.prose && isEmpty)
    report(body, 'empty', 'The text is missing. Write it under the fields');
  if (!kind.prose && !isEmpty)
    report(body, 'unused-text', 'The page does not show this text. Delete it', 'warning');
}

function checkFile(file: SiteFile, site: Site, broken: ReadonlySet<string>): Fault[] {
  const { tree, text, data } = file;
  const { report, faults } = createReporter();
  checkFields(file, site.tokens, report);
  if (tree) checkText(tree, { text, tokens: site.tokens, report });
  if (tree && file.faults.length === 0) {
    checkLost(tree, report);
    checkVisible(tree, text, report);
    checkProse(tree, text, textLanguage(data, site.language), report);
  }
  checkEmpty(file, report);
  checkReferences(file, site, report);
  checkBrand(file, report);
  checkPictures(file, site, broken, report);
  // The facts are unknown while `site.json` cannot be read.
  const isKnown = site.files.every((one) => one.file !== 'site.json' || one.data !== null);
  return [...file.faults, ...faults.filter(({ rule }) => isKnown || rule !== 'token')];
}

const missing =
  'The site needs this file, and it must not be a draft. Restore it from git, or create it';
const symlink =
  'This is a symbolic link, which some computers and hosts do not follow. Replace it with the file itself';

/** Checks all content of a folder, and returns every mistake in it, sorted by its place. */
export async function checkContent(
  folder: string,
  site = readContentFolder(folder),
): Promise<Finding[]> {
  const broken = await brokenPictures(site);
  const whole = (files: readonly string[], fault: Omit<Fault, 'offset'>) =>
    files.flatMap((file) => located(file, '', [{ offset: 0, ...fault }]));
  return [
    ...whole(missingFiles(site), { rule: 'missing-file', message: missing }),
    ...whole(strayFiles(site), { rule: 'file-place', message: strayMessage, level: 'warning' }),
    ...whole(site.symlinks, { rule: 'file-place', message: symlink }),
    ...(await staticFaults(site)).flatMap(([file, faults]) => located(file, '', faults)),
    ...site.files.flatMap((file) => {
      const fieldAt = (place: number) => {
        const value = file.values.find(({ offset }) => offset === place && offset < file.body);
        return value && fieldName(value.path);
      };
      return located(file.file, file.text, checkFile(file, site, broken), fieldAt);
    }),
  ];
}
