import { assetsOf } from './asset';
import { wordsOfField, wordsOfText, type VisibleWords } from './markdown/visible-words';
import { nodesIn, rangeOf } from './markdown/tree';
import type { Descriptor, Range } from './problem';
import type { Site } from './read-site';
import type { Context, PatternRule, Rule, SiteContext, TestRule } from './rule';
import { shorten } from './shorten';
import type { SiteFile, Value } from './site-file';

/** Replaces what a terminal cannot show. */
const printable = (text: string) => text.replace(/[\p{Cs}\p{Cc}]/gu, '\ufffd');

/** Returns what a rule finds in the words of a text or a field, and quotes it as it is in the file. */
function matchesOf(rule: PatternRule, words: VisibleWords, source?: string): Descriptor[] {
  const { name, severity, patterns, advice, evenEscaped } = rule;
  const text = evenEscaped ? words.shown : words.typed;
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const { 0: found, index } = match;
      const at = words.rangeOf(index, found.length);
      const quoted = printable(shorten(source?.slice(...at) ?? found));
      const reason = typeof advice === 'string' ? advice : advice(match);
      const message = `“${quoted}” is shown as typed. ${reason}`;
      return { rule: name, severity, group: name, at, message };
    }),
  );
}

type FileWords = { inText: VisibleWords[]; inFields: { value: Value; words: VisibleWords }[] };

/** Returns what readers see of a file. Around a mistake of syntax, that is not known. */
const wordsOf = (file: SiteFile): FileWords => ({
  inText: file.tree && file.problems.length === 0 ? wordsOfText(file.tree, file) : [],
  inFields: file.values.map((value) => ({ value, words: wordsOfField(value) })),
});

const runPattern = (rule: PatternRule, file: SiteFile, { inText, inFields }: FileWords) => [
  ...inFields
    .filter(({ value }) => rule.inEveryField ?? value.schema.words)
    .flatMap(({ words }) => matchesOf(rule, words)),
  ...inText.flatMap((words) => matchesOf(rule, words, file.text)),
];

/** Calls the tests of a rule for all that is in a file. */
function runTests(rule: TestRule, file: SiteFile, site: Site): Descriptor[] {
  const found: Descriptor[] = [];
  const contextAt = (place: Range): Context => ({
    file,
    site,
    report({ message, at = place }) {
      found.push({ rule: rule.name, severity: rule.severity, at, message });
    },
  });
  const { tree, values, links, problems, body } = file;
  if (rule.file) rule.file(file, contextAt([0]));
  for (const value of rule.value ? values : []) rule.value?.(value, contextAt(value.at));
  for (const link of rule.link ? links : []) rule.link?.(link, contextAt(link.at));
  if (!tree) return found;
  for (const node of rule.node ? nodesIn(tree) : []) rule.node?.(node, contextAt(rangeOf(node)));
  if (rule.text && problems.length === 0) rule.text(tree, contextAt([body]));
  return found;
}

/** Returns what the rules report about a content file. */
export function checkFile(file: SiteFile, rules: readonly Rule[], site: Site): Descriptor[] {
  const words = wordsOf(file);
  return rules.flatMap((rule) =>
    'patterns' in rule ? runPattern(rule, file, words) : runTests(rule, file, site),
  );
}

/** Returns what the rules report about the files of a site together, by the names of the files. */
export async function checkSite(
  rules: readonly Rule[],
  site: Site,
): Promise<Map<string, Descriptor[]>> {
  const found = new Map<string, Descriptor[]>();
  const assets = assetsOf(site);
  const run = async (rule: Rule) => {
    if ('patterns' in rule) return;
    const { name, severity } = rule;
    const report: SiteContext['report'] = ({ file, message, at = [0] }) => {
      found.set(file, [...(found.get(file) ?? []), { rule: name, severity, at, message }]);
    };
    await rule.site?.(site, { site, report });
    for (const asset of assets) await rule.asset?.(asset, { site, report });
  };
  await Promise.all(rules.map(run));
  return found;
}
