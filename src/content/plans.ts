import { basename } from 'node:path';
import { planSchema } from './collections';
import type { ContentFile } from './content-file';
import { contactFormSchema } from './forms';
import type { Finding, Problem } from './problem';
import { problemsIn } from './source';

/** Links to a plan, in any field or text. */
const planLink = /\?plan=([^\s"'#&)]*)/g;

/** Reports what plans choose in the inquiry form without it being offered there. */
function unknownHelp(file: ContentFile, form: ContentFile | undefined): Finding[] {
  // A form with mistakes has its own problems; until they are gone, nothing can be compared.
  if (!form?.entry || file.entry?.type !== 'Plan') return [];
  const { options } = contactFormSchema.parse(form.entry.data).helpNeeded;
  return planSchema.parse(file.entry.data).help.flatMap((help, index): Finding[] => {
    if (options.includes(help)) return [];
    const message = `"${help}" is not an option of forms/contact.json. Choose: ${options.join(', ')}`;
    const offset = file.parsed.offsetOf(['help', index]);
    return [{ offset, length: help.length, rule: 'choice', message }];
  });
}

/** Reports links to plans that no file describes, and links of a plan that ask for another one. */
function wrongPlans({ file, text }: ContentFile, plans: readonly string[]): Finding[] {
  const own = plans.find((plan) => file === `plans/${plan}.mdx`);
  return [...text.matchAll(planLink)].flatMap(({ 0: link, 1: plan = '', index }): Finding[] => {
    const told = (rule: Finding['rule'], message: string) => [
      { offset: index, length: link.length, rule, message },
    ];
    if (!plans.includes(plan)) {
      return told('link-target', `There is no plan "${plan}". Choose: ${plans.join(', ')}`);
    }
    return own === undefined || own === plan
      ? []
      : told('other-plan', `This asks for the plan "${plan}". This plan is "?plan=${own}"`);
  });
}

/** Reports what is wrong between the plans, the links that name them, and the form that they fill in. */
export function planProblems(files: readonly ContentFile[]): Problem[] {
  const form = files.find(({ entry }) => entry?.type === 'ContactForm');
  const plans = files
    .filter(({ file }) => file.startsWith('plans/'))
    .map(({ file }) => basename(file, '.mdx'));
  return files.flatMap((file) =>
    problemsIn(file.file, file.text, [...unknownHelp(file, form), ...wrongPlans(file, plans)]),
  );
}
