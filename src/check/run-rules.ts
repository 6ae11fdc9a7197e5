import type { ContentFile, FieldText } from '../reader/content-file';
import { nodesIn, rangeOf, type MdxNode } from '../reader/markdown/tree';
import { wordsOfField, wordsOfText, type VisibleWords } from '../reader/markdown/visible-words';
import type { Problem, Range } from '../reader/problem';
import type { SiteContent } from '../reader/site-content';
import { assetsOf } from './asset';
import type { Context, PatternRule, Rule, SiteContext, TestRule } from './rule';
import { shorten } from './shorten';

/** Replaces what a terminal cannot show. */
const printable = (text: string) => text.replace(/[\p{Cs}\p{Cc}]/gu, '\ufffd');

/** Returns what a rule finds in the words of a text or a field, and quotes it as it is in the file. */
function matchesOf(rule: PatternRule, words: VisibleWords, source?: string): Problem[] {
  const { name, severity, table } = rule;
  const found = table.flatMap(({ patterns, advice, evenEscaped = false }, row) =>
    patterns.flatMap((pattern) =>
      [...(evenEscaped ? words.shown : words.masked).matchAll(pattern)].map((match) => {
        return { match, advice, group: String(row) };
      }),
    ),
  );
  return found.map(({ match, advice, group }) => {
    const at = words.rangeOf(match.index, match[0].length);
    const quoted = printable(shorten(source?.slice(...at) ?? match[0]));
    const reason = typeof advice === 'string' ? advice : advice(match);
    const message = `“${quoted}” is shown as typed. ${reason}`;
    return { rule: name, severity, group, at, message };
  });
}

type FileWords = { inText: VisibleWords[]; inFields: { value: FieldText; words: VisibleWords }[] };

/** Returns what readers see of a file. Around a syntax error, that is not known. */
const wordsOfFile = (file: ContentFile): FileWords => ({
  inText: file.tree && file.problems.length === 0 ? wordsOfText(file.tree, file) : [],
  inFields: file.values.map((value) => ({ value, words: wordsOfField(value) })),
});

const runPattern = (rule: PatternRule, { inText, inFields }: FileWords, text: string) => [
  ...inFields
    .filter(({ value }) => rule.inEveryField ?? value.schema.isTypeset)
    .flatMap(({ words }) => matchesOf(rule, words)),
  ...inText.flatMap((words) => matchesOf(rule, words, text)),
];

const known = new WeakMap<ContentFile, Problem[]>();

/**
 * Returns what the patterns find in a file. They read nothing else, so each save in `develop` reads the words of the file that
 * has changed alone. The rules are the same in each call.
 */
function patternProblems(file: ContentFile, rules: readonly Rule[]): Problem[] {
  const earlier = known.get(file);
  if (earlier) return earlier;
  const words = wordsOfFile(file);
  const found = rules.flatMap((rule) =>
    'table' in rule ? runPattern(rule, words, file.text) : [],
  );
  known.set(file, found);
  return found;
}

/** Calls the tests of a rule for all that is in a file. */
function runTests(
  rule: TestRule,
  file: ContentFile,
  nodes: readonly MdxNode[],
  site: SiteContent,
): Problem[] {
  const found: Problem[] = [];
  const contextAt = (place: Range): Context => ({
    file,
    site,
    report(one) {
      const at = one.path ? file.rangeOf(one.path) : place;
      found.push({ rule: rule.name, severity: rule.severity, at, ...one });
    },
  });
  const { tree, values, links, problems, bodyStart } = file;
  if (rule.file) rule.file(file, contextAt([0]));
  for (const value of rule.value ? values : []) rule.value?.(value, contextAt(value.at));
  for (const link of rule.link ? links : []) rule.link?.(link, contextAt(link.at));
  if (!tree) return found;
  for (const node of rule.node ? nodes : []) rule.node?.(node, contextAt(rangeOf(node)));
  if (rule.text && problems.length === 0) rule.text(tree, contextAt([bodyStart]));
  return found;
}

/** Returns what the rules report about a content file. */
export function checkFile(file: ContentFile, rules: readonly Rule[], site: SiteContent): Problem[] {
  const nodes = file.tree ? nodesIn(file.tree) : [];
  return [
    ...rules.flatMap((rule) => ('table' in rule ? [] : runTests(rule, file, nodes, site))),
    ...patternProblems(file, rules),
  ];
}

/** Returns what the rules report about the files of a site together, by the names of the files. */
export async function checkSite(
  rules: readonly Rule[],
  site: SiteContent,
): Promise<Map<string, Problem[]>> {
  const found = new Map<string, Problem[]>();
  const assets = assetsOf(site);
  const run = async (rule: Rule) => {
    if ('table' in rule) return;
    const { name, severity } = rule;
    const report: SiteContext['report'] = ({ file, at = [0], ...one }) => {
      found.set(file, [...(found.get(file) ?? []), { rule: name, severity, at, ...one }]);
    };
    await rule.site?.(site, { site, report });
    for (const asset of assets) await rule.asset?.(asset, { site, report });
  };
  await Promise.all(rules.map(run));
  return found;
}
