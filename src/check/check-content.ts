import { LineCounter } from 'yaml';
import { fieldFaults, controlFault } from './check-fields';
import { linkFaults } from './check-links';
import { brokenPictures, pictureFaults } from './check-pictures';
import { proseFaults } from './check-prose';
import { missingFiles, referenceFaults } from './check-references';
import { textFaults } from './check-text';
import { isBlank } from './mdx';
import type { Fault } from './read-file';
import { readSite, type Site, type SiteFile } from './read-site';

/** A mistake in `content/`, and its place. */
export type Finding = {
  /** Relative to `content/`, with forward slashes. */
  file: string;
  /** Counted from 1, as is the column. */
  line: number;
  column: number;
  /** An error stops the build: visitors would meet something broken. */
  level: 'error' | 'warning';
  rule: string;
  /** Says what is wrong, and what to write. */
  message: string;
};

/** Reports a text that is missing, or not shown. */
function emptyFaults({ kind, tree, body, text }: SiteFile): Fault[] {
  if (!kind || !tree) return [];
  const isEmpty = (tree.children ?? []).every(isBlank);
  const offset = Math.min(body, text.length);
  if (kind.prose && isEmpty)
    return [{ offset, rule: 'empty', message: 'The text is missing. Write it under the fields' }];
  return kind.prose || isEmpty
    ? []
    : [
        {
          offset,
          rule: 'unused-text',
          message: 'The page does not show this text. Delete it',
          isWarning: true,
        },
      ];
}

function faultsOf(file: SiteFile, site: Site, broken: ReadonlySet<string>): Fault[] {
  const { kind, tree, text, fields } = file;
  const settings = site.files.find((one) => one.file === 'site.json');
  const language = typeof fields.language === 'string' ? fields.language : site.language;
  const faults = [
    ...file.faults,
    ...controlFault(text),
    ...(kind && file.data !== null ? fieldFaults(file, kind, site.tokens) : []),
    ...(tree ? textFaults(tree, site.tokens) : []),
    ...emptyFaults(file),
    ...referenceFaults(file, site),
    ...linkFaults(file, site),
    ...pictureFaults(file, site, broken),
    ...(tree ? proseFaults(tree, text, language) : []),
  ];
  // Which names there are is not known while `site.json` cannot be read.
  return settings && settings.data === null
    ? faults.filter(({ rule }) => rule !== 'token')
    : faults;
}

/** Returns faults as findings, in the order of the file. */
export function located(file: string, text: string, faults: readonly Fault[]): Finding[] {
  const lines = new LineCounter();
  lines.lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return faults
    .map(({ offset, rule, message, isWarning = false }): Finding => {
      const { line, col } = lines.linePos(Math.min(offset, text.length));
      return { file, line, column: col, level: isWarning ? 'warning' : 'error', rule, message };
    })
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Checks all content of a folder, and returns every mistake in it, sorted by its place. */
export async function checkContent(folder: string): Promise<Finding[]> {
  const site = readSite(folder);
  const broken = await brokenPictures(site);
  const missing = missingFiles(site).map(({ file, message }): Finding => ({
    file,
    line: 1,
    column: 1,
    level: 'error',
    rule: 'missing-file',
    message,
  }));
  return [
    ...missing,
    ...site.files.flatMap((file) => located(file.file, file.text, faultsOf(file, site, broken))),
  ];
}
