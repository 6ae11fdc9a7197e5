import { stringify } from 'yaml';
import { iconNames } from '../../../src/content/icon-names';
import { catalogue, type ProseComponent } from '../catalogue';
import { fillFields } from '../new/fill';
import { contentKindOf, isField, newKinds, type Ask, type NewKind } from '../new/kinds';

/** In a snippet, `$` and `}` mean places to fill in. A backslash keeps the next character as it is. */
const escaped = (text: string) => text.replace(/[\\$}]/g, '\\$&');

/** Stands for a place to fill in until the fields are written. No content has it. */
const mark = (index: number) => `@@${index}@@`;

/** Stands for the name of the file, which VS Code knows. */
const fileMark = '@@file@@';

/** Returns what a snippet asks for: one thing fewer than `npm run new`, as the file has its name already. */
const asksOf = (kind: NewKind) => kind.asks.filter(isField);

function textOf(kind: NewKind): string {
  const { from, ...content } = contentKindOf(kind);
  const answers = Object.fromEntries(
    asksOf(kind).map(({ field }, index) => {
      const place = mark(index + 1);
      return [field, ['items', 'help', 'topics'].includes(field) ? [place] : place];
    }),
  );
  const link = `/contact/?plan=${fileMark}`;
  const links = kind.name === 'plan' ? { 'ask.href': link, 'pricing.action.href': link } : {};
  // Until the client has agreed, or the text is written.
  const draft = ['testimonial', 'article'].includes(kind.name) ? { draft: true } : {};
  const fields = fillFields({ ...content, from }, { ...answers, ...links, ...draft });
  const isJson = 'folder' in from && from.extension === '.json';
  return isJson
    ? JSON.stringify(fields, null, 2)
    : `---\n${stringify(fields, { lineWidth: 0, singleQuote: true })}---\n\n${mark(0)}\n`;
}

/** Returns a place to fill in, with the words that explain it or the values to choose from. */
function placeFor(asks: readonly Ask[], index: number): string {
  const ask = asks[index - 1];
  if (!ask) return '$0';
  if (ask.by === 'icon') return `\${${index}|${iconNames.join(',')}|}`;
  return `\${${index}:${escaped(ask.snippet ?? ask.message)}}`;
}

function snippetOf(kind: NewKind) {
  const body = escaped(textOf(kind))
    .replace(/'?@@(\d+)@@'?/g, (_all, index: string) => placeFor(asksOf(kind), Number(index)))
    .replaceAll(fileMark, '${TM_FILENAME_BASE}');
  return {
    prefix: kind.name,
    description: `A new ${kind.name}`,
    scope: contentKindOf(kind).prose ? 'mdx,markdown' : 'json',
    body: body.split('\n'),
  };
}

/** Returns a place to fill in for a required prop of a component. */
function propPlace({ props }: ProseComponent, name: string, index: number): string {
  const { enum: choices, examples: [example] = [] } = props[name] ?? {};
  const place = choices ? `|${choices.join(',')}|` : `:${escaped(String(example))}`;
  return ` ${name}="\${${index + 1}${place}}"`;
}

/** Returns the snippet of a component: its required props, and places to write between its tags. */
function componentSnippet(component: ProseComponent) {
  const { name, required, inside, sample, description } = component;
  const tag = `<${name}${required.map((prop, index) => propPlace(component, prop, index)).join('')}`;
  const words = `\${0:${escaped(sample)}}`;
  const body =
    inside === 'nothing'
      ? [`${tag} />$0`]
      : inside === 'words'
        ? [`${tag}>${words}</${name}>`]
        : [`${tag}>`, '', ...words.split('\n'), '', `</${name}>`];
  return { prefix: [name, `<${name}`], description, scope: 'mdx,markdown', body };
}

/** Returns snippets for VS Code: one for each kind of file that writers add, and each component. */
export function snippets(): Record<string, ReturnType<typeof componentSnippet | typeof snippetOf>> {
  const kinds = newKinds.filter((kind) => kind.name !== 'value');
  return {
    ...Object.fromEntries(kinds.map((kind) => [`New ${kind.name}`, snippetOf(kind)])),
    ...Object.fromEntries(
      [...catalogue().values()].map((one) => [`<${one.name}>`, componentSnippet(one)]),
    ),
  };
}
