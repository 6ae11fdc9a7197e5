import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { fieldsSchema, resolved, type JsonSchema } from '../content/field-schema';
import { fieldsOf } from '../content/fields';
import { contentKinds, pageKinds, type ContentKind } from '../content/kinds';

/** Returns a value that fits a schema: its own example, if it has one. */
function sampleOf(schema: JsonSchema, root: JsonSchema): unknown {
  const { type, properties = {}, required = [], items, ...one } = resolved(root, schema);
  if (one.const !== undefined) return one.const;
  if (one.examples?.[0] !== undefined) return one.examples[0];
  if (one.enum) return one.enum[0];
  if (type === 'array') return items ? [sampleOf(items, root)] : [];
  if (type !== 'object') return type === 'string' ? 'Words' : 1;
  const needed = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(needed.map(([name, field]) => [name, sampleOf(field, root)]));
}

/** Fields whose values belong to other files. */
const references: Readonly<Record<string, object>> = {
  SiteSettings: {
    facts: {
      replyTime: '24 hours',
      resultsWindow: '30 days',
      piecesPerMonth: '6',
      callMinutes: '30',
    },
  },
  Plan: { help: ['Brand Strategy only'] },
  Topics: {
    items: [
      {
        id: 'openings',
        name: 'A',
        title: 'B',
        headline: 'C',
        description: 'Openings that earn the next line, with the sentences before and after.',
      },
    ],
  },
  Article: { author: 'sample', topics: ['openings'] },
  Testimonial: { consent: true, order: 1 },
};

const namesOf: Readonly<Record<string, readonly string[]>> = {
  home: ['home'],
  message: ['404', 'newsletter-confirmation'],
};

function filesOf(kind: ContentKind): [string, string][] {
  const root = fieldsSchema(kind.schema);
  const fields = { ...fieldsOf(sampleOf(root, root)), ...references[kind.type] };
  if ('file' in kind.from) return [[kind.from.file, JSON.stringify(fields, null, 2)]];
  const { folder, extension } = kind.from;
  const template = pageKinds.find((one) => one === kind)?.template;
  const names = template === undefined ? ['sample'] : (namesOf[template] ?? [template]);
  const text = `---\n${stringify(fields, { lineWidth: 0 })}---\n${kind.prose ? '\nWords.\n' : ''}`;
  return names.map((name) => [
    `${folder}/${name}${extension}`,
    extension === '.json' ? JSON.stringify(fields, null, 2) : text,
  ]);
}

/** Writes a file and the folders that it is in. */
export function write(folder: string, file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Writes a site of the examples in the schemas into a new folder, and returns that of its content. */
export async function testSite(): Promise<{ folder: string; files: Map<string, string> }> {
  const folder = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
  const files = new Map(contentKinds.flatMap(filesOf));
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#fff' },
  })
    .jpeg()
    .toBuffer();
  for (const [file, text] of files) {
    write(folder, file, text);
    for (const [name] of text.matchAll(/images\/[\w-]+\.\w+/g)) write(folder, name, picture);
  }
  write(folder, '../static/downloads/kit.pdf', '%PDF-');
  return { folder, files };
}
