import { z } from 'zod';
import { contentTypeOf } from '../../src/content/content-types';
import { formatOf } from './entry-format';

const eventEntry = z.object({ path: z.string(), data: z.record(z.string(), z.unknown()) });

/** Reads the entry in an event of Sveltia, and finds the format of its file. */
export function readEventEntry(entry: { toJS(): unknown }) {
  const { path, data } = eventEntry.parse(entry.toJS());
  const contentType = contentTypeOf(path.replace('content/', ''), data);
  if (!contentType) throw new Error(`${path} belongs to no content type`);
  return { path, data, format: formatOf(contentType) };
}
