import type { Link, ContentFile, FieldText } from '../reader/content-file';
import type { MdxNode } from '../reader/markdown/tree';
import type { Problem, Range, Severity } from '../reader/problem';
import type { SiteContent } from '../reader/site-content';
import type { Asset } from './asset';
import type { Example } from './example';

type Report = { at?: Range } & Omit<Problem, 'rule' | 'severity' | 'at'>;

/** What a test of a content file may ask, and how it reports: at its subject, unless it says `at` or `path`. */
export type Context = {
  file: ContentFile;
  site: SiteContent;
  report: (found: Report) => void;
};

/** How a test of a site reports: at the start of a file, unless it says `at`. */
export type SiteContext = {
  site: SiteContent;
  report: (found: Report & { file: string }) => void;
};

type Test<Subject> = (subject: Subject, context: Context) => void;
type SiteTest<Subject> = (subject: Subject, context: SiteContext) => void | Promise<void>;

type RuleInfo = {
  /** Shown in brackets after each message. */
  name: string;
  /** An error stops the build, see docs/decisions/0008-content-check-levels.md. */
  severity: Severity;
  /**
   * Run by `rules/rules.test.ts`: this rule reports the first of each pair, and no rule the second, in which a writer has
   * done what the message says. No rule reports what is accepted.
   */
  examples: {
    reported: readonly (readonly [example: Example, corrected: Example])[];
    accepted: readonly Example[];
  };
};

/** What to find in the words of `markdown/visible-words.ts`, and what to write instead. */
export type Correction = {
  /** Each with the flag g. */
  patterns: readonly RegExp[];
  /** Follows `“…” is shown as typed.` */
  advice: string | ((match: RegExpMatchArray) => string);
  /** true: also what is escaped. Otherwise a backslash says that it is meant. */
  evenEscaped?: boolean;
};

/** Finds what readers see of a text or a field, and should not. */
export type PatternRule = RuleInfo & {
  table: readonly Correction[];
  /** true: also in fields that are not words, such as addresses. */
  inEveryField?: boolean;
};

/** Tests what it names, one after the other. */
export type TestRule = RuleInfo & {
  /** Each node of a text, as far as MDX can read it. */
  node?: Test<MdxNode>;
  /** The tree of a text that MDX can read to its end. */
  text?: Test<MdxNode>;
  /** Each text of a field, and of a prop of a component. */
  value?: Test<FieldText>;
  link?: Test<Link>;
  /** Each content file. */
  file?: Test<ContentFile>;
  asset?: SiteTest<Asset>;
  site?: SiteTest<SiteContent>;
};

/**
 * A rule of the check. To add one, add an object to the file of its kind in `rules/`; its examples
 * are its tests.
 */
export type Rule = PatternRule | TestRule;
