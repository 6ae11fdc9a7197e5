import { valueAt } from '../../../src/content/fields';
import { contactFormSchema } from '../../../src/content/forms';
import { iconNames } from '../../../src/content/icon-names';
import { link } from '../../../src/content/primitives';
import { isPage, slugOf, type SiteIndex } from '../site-index';
import { pagePath } from '../../../src/content/page-path';
import { fieldTexts } from '../spoken';

/** Returns what a plan may choose in the inquiry form; nothing while the form has mistakes. */
export function helpOptions({ files }: SiteIndex): readonly string[] {
  const form = files.find(({ file }) => file === 'forms/contact.json');
  const read = contactFormSchema.safeParse(form?.fields);
  return read.success ? read.data.helpNeeded.options : [];
}

/** Returns the address of the page with the given template. */
export function pathOf({ files }: SiteIndex, template: string): string | undefined {
  const page = files.filter(isPage).find(({ fields }) => fields.template === template);
  return page && pagePath(slugOf(page.file));
}

/** Returns an icon that nothing on the site has, if there is one left. */
function freeIcon({ files }: SiteIndex): string {
  const taken = files.flatMap(({ fields }) =>
    fieldTexts(fields)
      .filter(({ path }) => path.at(-1) === 'icon')
      .map(({ value }) => value),
  );
  return iconNames.find((name) => !taken.includes(name)) ?? 'star';
}

/** Returns the words of a button that already leads from a plan to the form. */
function buttonWords({ files }: SiteIndex): string | undefined {
  const actions = files
    .filter(({ file }) => file.startsWith('plans/'))
    .map(({ fields }) => link.safeParse(valueAt(fields, ['pricing', 'action'])).data);
  return actions.find((action) => action?.href.includes('?plan='))?.label;
}

/** Returns what a writer may leave unsaid about a new plan, by flag. */
export function planDefaults(site: SiteIndex, title: string): Readonly<Record<string, string>> {
  const [option] = helpOptions(site);
  const words = `Ask about ${title.trim()}`;
  return {
    icon: freeIcon(site),
    ...(option !== undefined && { 'help-with': option }),
    link: words,
    button: buttonWords(site) ?? words,
  };
}

/** Returns the address that opens the inquiry form with the choices of a plan. */
export const planLink = (site: SiteIndex, slug: string) =>
  `${pathOf(site, 'contact') ?? '/contact/'}?plan=${slug}`;
