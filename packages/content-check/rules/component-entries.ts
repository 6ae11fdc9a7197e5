import { didYouMean } from '../../../src/content/closest';
import type { ContentFile } from '../content-file';
import { mentionsIn } from '../mdx/mentions';
import { propRange } from '../mdx/prop-range';
import { startOf } from '../mdx/mdx-node';
import type { Finding } from '../problem';
import { isDraft, slugOf, type SiteIndex } from '../site-index';

const what = new Map([
  ['testimonials', 'testimonial'],
  ['faq', 'question'],
]);

/** Says why a text may not show an entry; undefined if it may. */
function entryFault(file: ContentFile, site: SiteIndex, folder: string, value: string) {
  const entries = site.files.filter((entry) => entry.file.startsWith(`${folder}/`));
  const entry = entries.find((one) => slugOf(one.file) === value);
  const names = entries.map((one) => slugOf(one.file));
  const kind = what.get(folder) ?? 'entry';
  if (!entry && names.includes(slugOf(value)))
    return `Write "${slugOf(value)}", the name of the file without its ending`;
  if (!entry) {
    const others = names.length === 0 ? '' : ` Choose: ${names.join(', ')}`;
    const help = didYouMean(value, names) || others || ' Delete this line';
    return `No ${kind} "${value}" in ${folder}/.${help}`;
  }
  if (file.file.startsWith(`${folder}/`)) {
    return `A ${kind} cannot show another ${kind}. Link to it, or write its words here`;
  }
  return isDraft(entry) && !isDraft(file)
    ? `"${value}" is a draft and will not be published. Publish it, or leave it out until then`
    : undefined;
}

/** Reports components that show an entry which is not there, or not published. */
export const entryFindings = (file: ContentFile, site: SiteIndex): Finding[] =>
  mentionsIn(file.tree, site.tokens).flatMap(({ node, prop, schema, value }): Finding[] => {
    if (schema.entry === undefined) return [];
    const message = entryFault(file, site, schema.entry, value);
    if (message === undefined || value.trim() === '') return [];
    const { from, to } = propRange(node, prop, file.text)?.value ?? {
      from: startOf(node),
      to: startOf(node) + 1,
    };
    return [{ offset: from, length: to - from, rule: 'link-target', message }];
  });
