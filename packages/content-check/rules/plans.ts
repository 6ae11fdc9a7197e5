import { basename } from 'node:path';
import { planSchema } from '../../../src/content/collections';
import type { ContentFile } from '../content-file';
import { valueAt } from '../../../src/content/fields';
import { contactFormSchema } from '../../../src/content/forms';
import { parsedAddress } from '../../../src/content/public-address';
import type { Finding, Problem } from '../problem';
import { linksInFields, linksInText } from './link-place';
import { isDraft, type SiteIndex } from '../site-index';
import { problemsIn } from '../source';
import { atField } from './place';

/** Reports what plans choose in the inquiry form without it being offered there. */
function unknownHelp(file: ContentFile, form: ContentFile | undefined): Finding[] {
  // A form with mistakes has its own problems; until they are gone, nothing can be compared.
  if (!form?.entry || file.entry?.type !== 'Plan') return [];
  const { options } = contactFormSchema.parse(form.entry.data).helpNeeded;
  return planSchema.parse(file.entry.data).help.flatMap((help, index): Finding[] => {
    if (options.includes(help)) return [];
    const message = `"${help}" is not an option of forms/contact.json. Choose: ${options.join(', ')}`;
    return [atField(file, ['help', index], 'choice', message)];
  });
}

const planOf = (href: string) =>
  parsedAddress(href, 'https://site.invalid')?.searchParams.get('plan') ?? null;

/** Reports links to plans that no file describes, and links of a plan that ask for another one. */
function wrongPlans(file: ContentFile, site: SiteIndex, plans: readonly string[]): Finding[] {
  const own = plans.find((plan) => file.file === `plans/${plan}.mdx`);
  const links = [...linksInFields(file), ...linksInText(file, site.tokens)];
  return links.flatMap(({ href, source, offset }): Finding[] => {
    const plan = planOf(href);
    if (plan === null || plan === own) return [];
    const finding = (rule: Finding['rule'], message: string) => {
      const at = Math.max(0, source.indexOf('?plan='));
      return [{ offset: offset + at, length: source.length - at, rule, message }];
    };
    if (!plans.includes(plan)) {
      return finding(
        'link-target',
        plans.length === 0
          ? `There is no plan "${plan}". Delete "?plan=${plan}"`
          : `There is no plan "${plan}". Choose: ${plans.join(', ')}`,
      );
    }
    return own === undefined
      ? []
      : finding(
          'other-plan',
          `This asks for the plan "${plan}". For this plan, write "?plan=${own}"`,
        );
  });
}

/** Reports what is wrong between the plans, the links that name them, and the form that they fill in. */
export function planProblems(site: SiteIndex): Problem[] {
  const { files } = site;
  const form = files.find(({ entry }) => entry?.type === 'ContactForm');
  const plans = files
    .filter(({ file }) => file.startsWith('plans/'))
    .map(({ file }) => basename(file, '.mdx'));
  return files.flatMap((file) =>
    problemsIn(file.file, file.text, [
      ...unknownHelp(file, form),
      ...wrongPlans(file, site, plans),
    ]),
  );
}

/** Reports a second plan that is set apart from the cards. */
export function featuredPlans({ files }: SiteIndex): Problem[] {
  const path = ['pricing', 'featured'];
  const featured = files.filter((file) => !isDraft(file) && valueAt(file.fields, path) === true);
  return featured.slice(1).flatMap((file) => {
    const message = `Only one plan is featured, and ${featured[0]?.file ?? ''} is. Remove this line`;
    return problemsIn(file.file, file.text, [atField(file, path, 'featured', message)]);
  });
}
