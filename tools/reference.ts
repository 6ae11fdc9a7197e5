import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { components } from '../src/content/components';
import { fieldsSchema, type JsonSchema } from '../src/content/field-schema';
import { contentKinds, pageKinds, type ContentKind } from '../src/content/kinds';

const code = (text: string) => `\`${text}\``;

/** Returns what a field is for, its choices, and whether it may be left out. */
function purpose(field: JsonSchema, isRequired: boolean): string {
  const { description, $ref, enum: choices, const: only, examples: [example] = [] } = field;
  const group = $ref?.replace('#/$defs/', '');
  const parts = [
    description,
    group && `[${group}](#${group.toLowerCase()})`,
    choices?.map(code).join(', '),
    only && code(only),
    // How an address, a name or a day is written is best shown.
    !field.words && !choices && typeof example === 'string' && code(example),
    !isRequired && 'may be left out',
  ];
  return parts.filter(Boolean).join('; ').replaceAll('|', '\\|');
}

/** Returns a row for each field. A name with dots is in a group, and `[]` means each entry of a list. */
const rowsOf = (object: JsonSchema, prefix = ''): string[] =>
  Object.entries(object.properties ?? {}).flatMap(([key, field]) => {
    const inside = field.items ?? field;
    const name = `${prefix}${key}${field.items ? '[]' : ''}`;
    const what = purpose({ ...inside, ...field }, object.required?.includes(key) ?? false);
    return [...(what ? [`| ${code(name)} | ${what} |`] : []), ...rowsOf(inside, `${name}.`)];
  });

const table = (rows: readonly string[]) =>
  rows.length === 0 ? '' : ['', '| field | what it is for |', '| --- | --- |', ...rows].join('\n');

const place = ({ from }: ContentKind) =>
  'file' in from ? from.file : `${from.folder}/*${from.extension}`;

function tablesOfKinds(): string[] {
  const ofPages = pageKinds.map(({ schema }) => rowsOf(fieldsSchema(schema)));
  const [first = []] = ofPages;
  const shared = first.filter((row) => ofPages.every((rows) => rows.includes(row)));
  const others = contentKinds.filter(({ type }) => pageKinds.every((page) => page.type !== type));
  return [
    ...others.map((kind) => `## ${place(kind)}\n${table(rowsOf(fieldsSchema(kind.schema)))}`),
    `## pages/*.mdx\n\nEvery page has these fields, and those of its template.\n${table(shared)}`,
    ...pageKinds.map(({ template }, index) => {
      const own = (ofPages[index] ?? []).filter((row) => !shared.includes(row));
      return `### template: ${template}\n${table(own)}`;
    }),
  ];
}

/** Returns what kinds share, each with its rows, or its choices. */
function groups(): string[] {
  const all = new Map(
    contentKinds.flatMap(({ schema }) => Object.entries(fieldsSchema(schema).$defs ?? {})),
  );
  return [...all].map(([name, group]) => {
    const choices = group.enum ? `\n${group.enum.map(code).join(', ')}` : '';
    return `### ${name}\n${table(rowsOf(group))}${choices}`;
  });
}

/** Returns a component as writers write it, with its examples. */
function written(name: string, { properties = {} }: JsonSchema, inside: string, sample = '') {
  const props = Object.entries(properties).map(
    ([prop, { examples }]) => ` ${prop}="${String(examples?.[0])}"`,
  );
  const tag = `<${name}${props.join('')}`;
  if (inside === 'nothing') return `${tag} />`;
  return inside === 'words' ? `${tag}>${sample}</${name}>` : `${tag}>\n\n${sample}\n\n</${name}>`;
}

const componentTables = () =>
  Object.entries(components).map(([name, { description, schema, inside, sample }]) => {
    const fields = fieldsSchema(schema);
    const example = written(name, fields, inside, sample);
    return `### ${name}\n\n${description}.\n\n\`\`\`mdx\n${example}\n\`\`\`\n${table(rowsOf(fields))}`;
  });

/** Returns docs/writing.md: a table for each kind of content, each shared group and each component. */
export const reference = (): string =>
  [
    '# Every field of content/',
    'This page is made from the schemas that check the content: `npm run format` writes it. [content/README.md](../content/README.md) says how to write for the site.',
    'A name with dots is in a group: `hero.headline` is `headline`, indented under `hero`. `[]` means each entry of a list.',
    ...tablesOfKinds(),
    '## Groups',
    ...groups(),
    '## Components',
    'A component is on a line of its own, with empty lines around it; one with plain words between its tags may also be within a line. Each field is a text in straight double quotes.',
    ...componentTables(),
  ]
    .map((part) => part.trim())
    .join('\n\n') + '\n';

/** Keywords that only the check and the build read. A limit holds for a text with its tokens filled in. */
const notForEditors = ['minLength', 'maxLength', 'pattern', 'format', 'graphql', 'words', 'image'];

/** Returns the JSON Schema of a kind, with which editors complete and explain fields. */
function editorSchema({ schema }: ContentKind): string {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema }) =>
      notForEditors.forEach((name) => Reflect.deleteProperty(jsonSchema, name)),
  });
  return `${JSON.stringify(json)}\n`;
}

/** Returns the generated files, by their names from the root of the project. */
export const generatedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['docs/writing.md', reference()],
    ...contentKinds
      .filter((kind) => place(kind).endsWith('.json'))
      .map((kind): [string, string] => [
        `.vscode/schemas/${kind.type.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase()}.json`,
        editorSchema(kind),
      ]),
  ]);

if (require.main === module) {
  for (const [file, text] of generatedFiles()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
