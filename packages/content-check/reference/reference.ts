import { fieldsSchema, resolved, type JsonSchema } from '../../../src/content/field-schema';
import { contentKinds, pageKinds, type ContentKind } from '../../../src/content/kinds';
import { catalogue } from '../catalogue';
import { writtenLines } from '../mdx/usage';
import { ruleBook, ruleIds } from '../rule-book';

type Row = { name: string; schema: JsonSchema; required: boolean };

/** Every field of a schema, groups before their own fields; `[]` means each entry of a list. */
function rows(root: JsonSchema, object: JsonSchema, prefix = ''): Row[] {
  return Object.entries(object.properties ?? {}).flatMap(([key, raw]) => {
    const schema = resolved(root, raw);
    const name = `${prefix}${key}`;
    const required = object.required?.includes(key) ?? false;
    const item = schema.items && resolved(root, schema.items);
    const inside =
      schema.type === 'object'
        ? rows(root, schema, `${name}.`)
        : item?.type === 'object'
          ? rows(root, item, `${name}[].`)
          : [];
    const own = item && item.type !== 'object' ? { ...item, ...schema } : schema;
    return [{ name, schema: own, required }, ...inside];
  });
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string) => (text === '' ? '' : `\`${text}\``);

function limits({ schema, required }: Row): string {
  const { enum: choices, const: only, minLength, maxLength, minItems, type } = schema;
  const kind = {
    string: 'text',
    integer: 'whole number',
    number: 'number',
    boolean: 'true or false',
    array: 'list',
    object: 'group',
  };
  const what = Object.entries(kind).find(([name]) => name === type)?.[1] ?? 'text';
  return [
    required ? 'required' : 'may be left out',
    only === undefined ? what : code(only),
    ...(choices ? [`one of ${choices.map(code).join(', ')}`] : []),
    ...(maxLength === undefined ? [] : [`${minLength ?? 0} to ${maxLength} characters`]),
    ...(minItems === undefined ? [] : [`${minItems} or more entries`]),
  ].join('; ');
}

function example({ schema }: Row): string {
  const [first] = schema.examples ?? [];
  if (first === undefined) return '';
  return code(typeof first === 'string' ? first : JSON.stringify(first));
}

const place = ({ from }: ContentKind) =>
  'file' in from ? from.file : `${from.folder}/*${from.extension}`;

const tableRow = (row: Row) =>
  `| \`${row.name}\` | ${cell(row.schema.description ?? '')} | ${cell(limits(row))} | ${cell(example(row))} |`;

function section(kind: ContentKind): string {
  const template = pageKinds.find(({ type }) => type === kind.type)?.template;
  const title = template === undefined ? place(kind) : `${place(kind)} with template: ${template}`;
  const root = fieldsSchema(kind.schema);
  const table = rows(root, root).map(tableRow);
  const text = kind.prose ? '\nThe text under the fields is Markdown, and is required.\n' : '';
  return `## ${title}\n${text}\n| field | what it is for | limits | example |\n| --- | --- | --- | --- |\n${table.join('\n')}\n`;
}

const rules = ruleIds
  .map((id) => `| \`${id}\` | ${ruleBook[id][0]} | ${cell(ruleBook[id][1])} |`)
  .join('\n');

/** Each component: what it is, how it is written, and its props. */
const components = () =>
  [...catalogue().values()]
    .map((component) => {
      const root = fieldsSchema(component.schema);
      const table = rows(root, root).map(tableRow);
      const props = [
        '',
        '| prop | what it is for | limits | example |',
        '| --- | --- | --- | --- |',
        ...table,
      ];
      return [
        `### ${component.name}`,
        '',
        `${component.description}.`,
        '',
        '```mdx',
        ...writtenLines(component),
        '```',
        ...(table.length > 0 ? props : []),
        '',
      ].join('\n');
    })
    .join('\n');

/** The writers' reference, as Markdown: every field of every kind, and every rule of the check. */
export const reference = (): string =>
  `# Every field of content/

This page is made from the schemas that check the content: \`npm run reference -w packages/content-check\` writes it.
[content/README.md](../content/README.md) says how to write for the site.

A name with dots is in a group: \`hero.headline\` is \`headline\`, indented under \`hero\`. \`[]\` means each
entry of a list. Lengths count with tokens such as \`{brand}\` filled in.

## What a text may hold

The text under the fields is MDX. It may hold Markdown, \`{/* notes */}\`, tokens such as \`{brand}\` in words, addresses and
attributes, and [components](#components).

Words may be bold, italic, ~~struck through~~ or code; there may be links, lists, quotations, rules and tables, and on added
pages headings. Each heading has an id made of its words, to which a link may lead: \`/press/#our-name\`. In the text of a
page, \`[^1]\` refers to a footnote, which is on a line of its own: \`[^1]: The note.\`

Boxes to tick, blocks of code, HTML, other components, imports, exports and other code in braces are refused. \`\\{\` is a
brace.

## Components

Each prop is a text in straight double quotes. A component is on a line of its own, with empty lines around it; one that
has plain words between its tags may also be within a line. Put a file to download into \`static/downloads/\`. In VS Code,
type the name of a component in a text to insert it.

${components()}
${contentKinds.map(section).join('\n')}
## Rules of the check

\`npm run content\` lists every mistake with the name of its rule. Errors stop a build; warnings do not.

| rule | weight | what it asks for |
| --- | --- | --- |
${rules}
`;
