import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { ContentType } from '../src/content/content-type';
import { contentTypes, pageTypes } from '../src/content/content-types';
import { mdxComponentTypes } from '../src/content/schemas/component-schemas';
import { toJsonSchema, type JsonSchema } from '../src/content/schemas/field-schema';

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
    !field.isTypeset && !choices && typeof example === 'string' && code(example),
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

const place = (contentType: ContentType) =>
  contentType.kind === 'file'
    ? contentType.file
    : `${contentType.folder}/*${contentType.extension}`;

function tablesOfTypes(): string[] {
  const ofPages = pageTypes.map(({ schema }) => rowsOf(toJsonSchema(schema)));
  const [first = []] = ofPages;
  const shared = first.filter((row) => ofPages.every((rows) => rows.includes(row)));
  const others = contentTypes.filter(({ typeName }) =>
    pageTypes.every((page) => page.typeName !== typeName),
  );
  return [
    ...others.map(
      (contentType) =>
        `## ${place(contentType)}\n${table(rowsOf(toJsonSchema(contentType.schema)))}`,
    ),
    `## pages/*.mdx\n\nEvery page has these fields, and those of its template.\n${table(shared)}`,
    ...pageTypes.map(({ template }, index) => {
      const own = (ofPages[index] ?? []).filter((row) => !shared.includes(row));
      return `### template: ${template}\n${table(own)}`;
    }),
  ];
}

/** Returns what content types share, each with its rows, or its choices. */
function groups(): string[] {
  const all = new Map(
    contentTypes.flatMap(({ schema }) => Object.entries(toJsonSchema(schema).$defs ?? {})),
  );
  return [...all].map(([name, group]) => {
    const choices = group.enum ? `\n${group.enum.map(code).join(', ')}` : '';
    return `### ${name}\n${table(rowsOf(group))}${choices}`;
  });
}

/** Returns a component as writers write it, with its examples. */
function written(
  name: string,
  { properties = {} }: JsonSchema,
  children: string,
  exampleChildren = '',
) {
  const props = Object.entries(properties).map(
    ([prop, { examples }]) => ` ${prop}="${String(examples?.[0])}"`,
  );
  const tag = `<${name}${props.join('')}`;
  if (children === 'nothing') return `${tag} />`;
  return children === 'words'
    ? `${tag}>${exampleChildren}</${name}>`
    : `${tag}>\n\n${exampleChildren}\n\n</${name}>`;
}

const componentTables = () =>
  Object.entries(mdxComponentTypes).map(
    ([name, { description, schema, children, exampleChildren }]) => {
      const fields = toJsonSchema(schema);
      const example = written(name, fields, children, exampleChildren);
      return `### ${name}\n\n${description}.\n\n\`\`\`mdx\n${example}\n\`\`\`\n${table(rowsOf(fields))}`;
    },
  );

/** Returns docs/writing.md: a table for each content type, each shared group and each component. */
export const reference = (): string =>
  [
    '# Every field of content/',
    'This page is made from the schemas that check the content: `npm run format` writes it. [content/README.md](../content/README.md) says how to write for the site.',
    'A name with dots is in a group: `hero.headline` is `headline`, indented under `hero`. `[]` means each entry of a list.',
    ...tablesOfTypes(),
    '## Groups',
    ...groups(),
    '## Components',
    'A component is on a line of its own, with empty lines around it; one with plain words between its tags may also be within a line. Each field is a text in straight double quotes.',
    ...componentTables(),
  ]
    .map((part) => part.trim())
    .join('\n\n') + '\n';

/** Keywords that only the check and the build read. A limit holds for a text with its variables filled in. */
const notForEditors = ['minLength', 'maxLength', 'pattern', 'format', 'isTypeset'];

/** Returns the JSON Schema of a content type, with which editors complete and explain fields. */
function editorSchema({ schema }: ContentType): string {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema }) =>
      notForEditors.forEach((name) => Reflect.deleteProperty(jsonSchema, name)),
  });
  return `${JSON.stringify(json)}\n`;
}

const kebab = (type: string) => type.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();

/** Writes the JSON Schemas that `.vscode/settings.json` names, for editors; git ignores them. */
export function writeEditorSchemas(): void {
  mkdirSync('.vscode/schemas', { recursive: true });
  for (const contentType of contentTypes.filter((one) => place(one).endsWith('.json'))) {
    writeFileSync(`.vscode/schemas/${kebab(contentType.typeName)}.json`, editorSchema(contentType));
  }
}

if (require.main === module) {
  writeFileSync('docs/writing.md', reference());
  writeEditorSchemas();
}
