import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentType } from '../../src/content/content-type';
import { contentTypes } from '../../src/content/content-types';
import brand from '../specified/content/brand.json';
import { contentText, withExamples } from './examples';
import { writeFiles } from './write-files';

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
  ContactPage: { cards: [{ title: 'Call', text: 'Words', call: true }] },
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

/** The names of pages, where the site needs others than their templates. */
const namesOf: Readonly<Record<string, readonly string[]>> = {
  short: ['404', 'newsletter-confirmation'],
};

function filesOf(contentType: ContentType): [string, string][] {
  const { typeName, schema, hasBody } = contentType;
  const fields = { ...withExamples({}, schema), ...references[typeName] };
  if (contentType.kind === 'file')
    return [[contentType.file, contentText(contentType.file, fields, '')]];
  const { folder, extension } = contentType;
  const template = contentType.kind === 'page' ? contentType.template : 'sample';
  return (namesOf[template] ?? [template]).map((name) => {
    const file = `${folder}/${name}${extension}`;
    return [file, contentText(file, fields, hasBody ? '\nWords.\n' : '')];
  });
}

/** Writes a site of the examples in the schemas into a folder, and returns that of its content. */
export async function writeExampleSite(
  root: string,
): Promise<{ folder: string; files: Map<string, string> }> {
  const folder = join(root, 'content');
  const files = new Map(contentTypes.flatMap(filesOf));
  const create = { width: 64, height: 64, channels: 3, background: '#fff' } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  const names = [...files.values()].flatMap((text) => text.match(/images\/[\w-]+\.\w+/g) ?? []);
  writeFiles(folder, Object.fromEntries(files));
  writeFiles(folder, Object.fromEntries(names.map((name) => [name, picture])));
  writeFiles(folder, { '../static/downloads/kit.pdf': '%PDF-' });
  return { folder, files };
}
