import { Busboy } from '@fastify/busboy';
import type { Part } from './message';

/** The readable part of a body. */
export type ReadParts = {
  /** The parts up to the problem, in order. */
  parts: Part[];
  /** Why there is no more, or null if this is all. */
  problem: string | null;
};

/** Reads a multipart/form-data body; files are counted, not kept. */
export async function readForm(contentType: string, body: Buffer): Promise<ReadParts> {
  if (!contentType.startsWith('multipart/form-data')) {
    return { parts: [], problem: 'The content type must be multipart/form-data' };
  }
  const parts: Part[] = [];
  const problem = new Promise<string | null>((resolve, reject) => {
    // Throws immediately if the content type has no boundary.
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldNameSize: 200, fieldSize: 5_000_000, parts: 500 },
    });
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) resolve(`The part "${name}" was cut off`);
      parts.push({ name, value });
    });
    parser.on('file', (name, stream, filename: string | undefined) => {
      const part = { name, value: '', filename: filename ?? '', size: 0 };
      parts.push(part);
      stream.on('data', (chunk: Buffer) => (part.size += chunk.length));
      stream.on('error', reject);
    });
    parser.on('partsLimit', () => resolve('There are too many parts'));
    parser.on('error', reject);
    parser.on('finish', () => resolve(null));
    parser.end(body);
  });
  return {
    problem: await problem.catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    ),
    parts,
  };
}
