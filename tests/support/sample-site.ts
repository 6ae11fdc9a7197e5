import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import {
  fieldsOf,
  toJsonSchema,
  resolveRef,
  type JsonSchema,
} from '../../src/content/field-schema';
import { contentTypes, pageTypes, type ContentType } from '../../src/content/content-types';
import brand from '../specified/content/brand.json';
import { temporaryFolder, writeFiles } from './temporary-folder';

/** Returns a value that fits a schema: its own example, if it has one. */
function sampleOf(schema: JsonSchema, root: JsonSchema): unknown {
  const { type, properties = {}, required = [], items, ...one } = resolveRef(root, schema);
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
  Brand: brand,
  SiteSettings: {
    variables: {
      replyTime: '24 hours',
      resultsWindow: '30 days',
      piecesPerMonth: '6',
      callMinutes: '30',
    },
  },
  Plan: { formOptions: ['Brand Strategy only'] },
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

function filesOf(contentType: ContentType): [string, string][] {
  const root = toJsonSchema(contentType.schema);
  const fields = { ...fieldsOf(sampleOf(root, root)), ...references[contentType.typeName] };
  if ('file' in contentType) return [[contentType.file, JSON.stringify(fields, null, 2)]];
  const { folder, extension } = contentType;
  const template = pageTypes.find((one) => one === contentType)?.template;
  const names = template === undefined ? ['sample'] : (namesOf[template] ?? [template]);
  const text = `---\n${stringify(fields, { lineWidth: 0 })}---\n${contentType.hasBody ? '\nWords.\n' : ''}`;
  return names.map((name) => [
    `${folder}/${name}${extension}`,
    extension === '.json' ? JSON.stringify(fields, null, 2) : text,
  ]);
}

/** Writes a site of the examples in the schemas into a new folder, and returns that of its content. */
export async function sampleSite(): Promise<{ folder: string; files: Map<string, string> }> {
  const folder = join(temporaryFolder(), 'content');
  const files = new Map(contentTypes.flatMap(filesOf));
  const create = { width: 64, height: 64, channels: 3, background: '#fff' } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  const names = [...files.values()].flatMap((text) => text.match(/images\/[\w-]+\.\w+/g) ?? []);
  writeFiles(folder, Object.fromEntries(files));
  writeFiles(folder, Object.fromEntries(names.map((name) => [name, picture])));
  writeFiles(folder, { '../static/downloads/kit.pdf': '%PDF-' });
  return { folder, files };
}
