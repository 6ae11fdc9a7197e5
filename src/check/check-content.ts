import { LineCounter } from 'yaml';
import { fieldsSchema } from '../content/field-schema';
import type { ContentKind } from '../content/kinds';
import { textLanguage } from '../content/language';
import { isOwnName, unknownTokens, type Tokens } from '../content/tokens';
import { checkLinks } from './check-links';
import { checkLost } from './check-lost';
import { brokenPictures, checkPictures } from './check-pictures';
import { checkProse } from './check-prose';
import { checkReferences, missingFiles, strayFiles, strayMessage } from './check-references';
import { checkField, checkVisible } from './check-signs';
import { staticFaults } from './check-statics';
import { checkText } from './check-text';
import {
  checkIssues,
  checkLength,
  checkSigns,
  checkTokens,
  hasForbidden,
  type Value,
} from './check-values';
import { notes, type Fault, type Say } from './fault';
import { isBlank } from './mdx';
import { readSite, valuesOf, type Site, type SiteFile } from './read-site';

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

/** Reports what is wrong with the fields of a file by themselves. A fact may not use another. */
function checkFields(file: SiteFile, kind: ContentKind, tokens: Tokens, say: Say): void {
  const hasEscapes = !hasForbidden(file.text);
  const written = valuesOf(kind, file.data, file);
  const isFact = ({ path: [first, second] }: Value) =>
    file.file === 'site.json' &&
    (second === undefined ? isOwnName(String(first)) : first === 'facts');
  for (const value of written) {
    checkTokens(value.value, isFact(value) ? {} : tokens, value.offset, say);
    // Signs that the file itself has are reported once.
    if (hasEscapes) checkSigns(value.value, say, value.offset);
    checkField(value, say);
  }
  for (const value of file.props) checkField(value, say);
  for (const value of file.values) checkLength(value, say);
  const unknown = new Set(
    written
      .filter(({ value }) => unknownTokens(value, tokens).length > 0)
      .map(({ offset }) => offset),
  );
  const issues = kind.schema.safeParse(file.fields).error?.issues ?? [];
  checkIssues(issues, file.fields, fieldsSchema(kind.schema), (path, message, key) => {
    const offset = file.offsetOf(path, key);
    // A name in braces that the site does not have is reported by itself.
    if (!unknown.has(offset)) say(offset, 'field', message);
  });
}

/** Reports a text that is missing, or not shown. */
function checkEmpty({ kind, tree, body, faults }: SiteFile, say: Say): void {
  if (!kind || !tree || faults.length > 0) return;
  const isEmpty = (tree.children ?? []).every(isBlank);
  if (kind.prose && isEmpty) say(body, 'empty', 'The text is missing. Write it under the fields');
  if (!kind.prose && !isEmpty)
    say(body, 'unused-text', 'The page does not show this text. Delete it', 'warning');
}

function checkFile(file: SiteFile, site: Site, broken: ReadonlySet<string>): Fault[] {
  const { kind, tree, text, data } = file;
  const { say, faults } = notes();
  checkSigns(text, say);
  if (kind && data !== null) checkFields(file, kind, site.tokens, say);
  if (tree) {
    checkText(tree, text, site.tokens, say);
    if (file.faults.length === 0) {
      checkLost(tree, say);
      checkVisible(tree, text, say);
      checkProse(tree, text, textLanguage(data, site.language), say);
    }
  }
  checkEmpty(file, say);
  checkReferences(file, site, say);
  checkLinks(file, site, say);
  checkPictures(file, site, broken, say);
  // Which facts there are is not known while `site.json` cannot be read.
  const isKnown = site.files.every((one) => one.file !== 'site.json' || one.data !== null);
  return [...file.faults, ...faults.filter(({ rule }) => isKnown || rule !== 'token')];
}

/** Returns findings with those of the same words as one, at the first of their places. */
function grouped(findings: readonly Finding[]): Finding[] {
  const same = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { rule, message } = finding;
    const key = `${rule} ${message}`;
    same.set(key, [...(same.get(key) ?? []), finding]);
  }
  return [...same.values()].flatMap(([first, ...others]) => {
    const lines = [...new Set(others.map(({ line }) => line))];
    const more = lines.length > 5 ? [...lines.slice(0, 4), '…'] : lines;
    const where = `${others.length + 1} times: also on line ${more.join(', ')}`;
    if (!first || others.length === 0) return first ?? [];
    return { ...first, message: `${first.message} (${where})` };
  });
}

/** Returns faults as findings, in the order of the file. */
export function located(file: string, text: string, faults: readonly Fault[]): Finding[] {
  const lines = new LineCounter();
  lines.lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const findings = faults
    .map(({ offset, rule, message, isWarning = false }): Finding => {
      const { line, col } = lines.linePos(Math.min(offset, text.length));
      return { file, line, column: col, level: isWarning ? 'warning' : 'error', rule, message };
    })
    .sort((a, b) => a.line - b.line || a.column - b.column);
  return grouped(findings);
}

/** Checks all content of a folder, and returns every mistake in it, sorted by its place. */
export async function checkContent(folder: string): Promise<Finding[]> {
  const site = readSite(folder);
  const broken = await brokenPictures(site);
  const message = 'The site needs this file, and not as a draft. Restore it from git, or write it';
  const missing = { offset: 0, rule: 'missing-file', message };
  const linked = 'This is a link of the file system, which not every computer and host follows';
  const link = { offset: 0, rule: 'file-place', message: `${linked}. Put the file itself here` };
  const stray = { offset: 0, rule: 'file-place', message: strayMessage, isWarning: true };
  return [
    ...missingFiles(site).flatMap((file) => located(file, '', [missing])),
    ...strayFiles(site).flatMap((file) => located(file, '', [stray])),
    ...site.symlinks.flatMap((file) => located(file, '', [link])),
    ...(await staticFaults(site)).flatMap(([file, faults]) => located(file, '', faults)),
    ...site.files.flatMap((file) => located(file.file, file.text, checkFile(file, site, broken))),
  ];
}
