import { stringify } from 'yaml';
import type { JsonSchema } from '../../src/content/field-schema';
import { unknownTokens } from '../../src/content/tokens';
import { catalogue, type ProseComponent } from './catalogue';
import { isDraft, slugOf, type SiteIndex } from './site-index';

/** How components are shown: with their examples, with few words, with many, with required props only. */
export const sampleVariants = ['typical', 'short', 'long', 'missing'] as const;

/** Returns the name of the page that shows all components in a variant. */
export const samplePage = (variant: Variant) => `components-${variant}`;

export type Variant = (typeof sampleVariants)[number];

/** Returns a text of that many characters. */
const ofLength = (text: string, length: number) =>
  `${text} `
    .repeat(Math.ceil(length / text.length))
    .slice(0, length - 1)
    .trim() + '.';

/** Returns the words of an example as short or as long as they may be. */
function wordsFor({ minLength = 1, maxLength = 1 }: JsonSchema, example: string, variant: Variant) {
  if (variant === 'short') return ofLength(example, minLength + 4);
  return variant === 'long' ? ofLength(example, maxLength) : example;
}

/** Returns a value that a prop can have on this site; undefined if it has nothing for it. */
function valueFor(schema: JsonSchema, site: SiteIndex, variant: Variant): string | undefined {
  const [first] = schema.examples ?? [];
  const example = typeof first === 'string' ? first : '';
  const names = site.folder.names;
  if (schema.image === true) {
    return names.includes(example) ? example : names.find((name) => /^images\/[^/]+$/.test(name));
  }
  if (schema.entry !== undefined) {
    const folder = `${schema.entry}/`;
    const entry = site.files.find((file) => file.file.startsWith(folder) && !isDraft(file));
    return entry && slugOf(entry.file);
  }
  if (example.startsWith('/downloads/')) {
    const [file] = site.folder.downloads;
    return file && `/downloads/${file}`;
  }
  if (example.startsWith('/')) return site.pages.has(example) ? example : '/';
  return schema.words === true ? wordsFor(schema, example, variant) : example;
}

/** Returns what is between the tags of a component, with tokens that the site has. */
function insideFor({ inside, sample }: ProseComponent, { tokens }: SiteIndex, variant: Variant) {
  const [fact = 'brand'] = Object.keys(tokens);
  const known = unknownTokens(sample, tokens).reduce(
    (text, { name }) => text.replace(`{${name}}`, `{${fact}}`),
    sample,
  );
  const lines = known.split('\n');
  if (variant === 'long') {
    const isLine = inside === 'words';
    return Array.from({ length: isLine ? 3 : 4 }, () => known).join(
      isLine ? ' ' : inside === 'text' ? '\n\n' : '\n',
    );
  }
  if (variant !== 'short') return known;
  return inside === 'words' || inside === 'text' ? known.split(' ')[0] : lines[0];
}

function sampleOf(component: ProseComponent, site: SiteIndex, variant: Variant): string {
  const { name, props, required, inside } = component;
  const used = Object.entries(props).filter(
    ([prop]) => required.includes(prop) || ['typical', 'long'].includes(variant),
  );
  const values = used.map(([prop, schema]) => [prop, valueFor(schema, site, variant)] as const);
  // A site may have no testimonial, or no file to download.
  if (values.some(([prop, value]) => value === undefined && required.includes(prop))) return '';
  const tag = `<${name}${values.map(([prop, value]) => (value === undefined ? '' : ` ${prop}="${value}"`)).join('')}`;
  const words = insideFor(component, site, variant) ?? '';
  const written =
    inside === 'nothing'
      ? `${tag} />`
      : inside === 'words'
        ? `${tag}>${words}</${name}>`
        : `${tag}>\n\n${words}\n\n</${name}>`;
  return `## ${name}\n\n${written}\n`;
}

/** Tables and footnotes are Markdown, and no components. */
const markdown = `## Table and footnote

| What | How many | How soon | For whom |
| --- | ---: | :---: | --- |
| A post[^1] | 1 | a day | People who publish every week |
| A talk | 1 | ten days | People who would rather write it down |

[^1]: A footnote is under the text.
`;

/** Returns a page for each variant with all components of the catalogue, by the name of its file. */
export function cataloguePages(site: SiteIndex, draft: boolean): Map<string, string> {
  return new Map(
    sampleVariants.map((variant) => {
      const fields = {
        template: 'page',
        title: `Components of a text: the variant ${variant}`,
        description: `Every component that writers may use in a text, in the variant ${variant}, to be looked at in both themes.`,
        hidden: true,
        draft,
        hero: { eyebrow: 'Catalogue', headline: `Components, *${variant}*`, lede: 'All of them.' },
      };
      const samples = [...catalogue().values()].map((one) => sampleOf(one, site, variant));
      const text = [...samples, markdown].filter(Boolean).join('\n');
      return [`pages/${samplePage(variant)}.mdx`, `---\n${stringify(fields)}---\n\n${text}`];
    }),
  );
}
