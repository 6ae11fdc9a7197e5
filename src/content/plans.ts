import { basename } from 'node:path';
import type { Entry } from './check-file';
import { planSchema } from './collections';
import { contactFormSchema } from './forms';
import { parseContent } from './parse';
import type { Problem } from './problem';
import { problemsIn } from './source';

/** A content file, and what it holds if nothing in it is wrong. */
type Source = { file: string; text: string; entry: Entry | null };

/** Links to a plan, in any field or text. */
const planLink = /\?plan=([^\s"'#&)]*)/g;

/** What plans choose in the inquiry form without it being offered there. */
function unknownHelp(sources: readonly Source[]): Problem[] {
  const form = sources.find(({ entry }) => entry?.type === 'ContactForm')?.entry;
  // A form with mistakes has its own problems; until they are mended, nothing can be compared.
  if (!form) return [];
  const { options } = contactFormSchema.parse(form.data).helpNeeded;
  return sources.flatMap(({ file, text, entry }) => {
    if (entry?.type !== 'Plan') return [];
    return planSchema.parse(entry.data).help.flatMap((help, index) => {
      if (options.includes(help)) return [];
      const offset = parseContent(file, text).offsetOf(['help', index]);
      const message = `"help" names "${help}", which forms/contact.json does not offer: write one of ${options.join(', ')}`;
      return problemsIn(file, text, [{ offset, length: help.length, rule: 'choice', message }]);
    });
  });
}

/** Links to plans that no file describes. */
function unknownPlans(sources: readonly Source[]): Problem[] {
  const plans = sources
    .filter(({ file }) => file.startsWith('plans/'))
    .map(({ file }) => basename(file, '.mdx'));
  return sources.flatMap(({ file, text }) =>
    problemsIn(
      file,
      text,
      [...text.matchAll(planLink)]
        .filter(([, plan = '']) => !plans.includes(plan))
        .map(({ 0: link, 1: plan = '', index }) => ({
          offset: index,
          length: link.length,
          rule: 'link-target',
          message: `"${link}" leads to no plan: there is no plans/${plan}.mdx; write one of ${plans.join(', ')}`,
        })),
    ),
  );
}

/** What is wrong between the plans, the links that name them, and the form that they fill in. */
export const planProblems = (sources: readonly Source[]): Problem[] => [
  ...unknownHelp(sources),
  ...unknownPlans(sources),
];
