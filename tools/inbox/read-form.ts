import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Part } from './message';

/**
 * The parts of a multipart/form-data body, in order; files are counted, not kept.
 * Rejects when the body is not a complete multipart form, or when a limit cut something off.
 */
export function readForm(contentType: string, body: Buffer): Promise<Part[]> {
  return new Promise((resolve, reject) => {
    if (!contentType.startsWith('multipart/form-data')) {
      throw new Error('The content type must be multipart/form-data');
    }
    const parts: Part[] = [];
    const parser = createParser(contentType);
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) reject(new Error(`The part "${name}" was cut off`));
      parts.push({ name, value });
    });
    parser.on('file', (name, stream, filename: string | undefined) => {
      const part = { name, value: '', filename: filename ?? '', size: 0 };
      parts.push(part);
      stream.on('data', (chunk: Buffer) => {
        part.size += chunk.length;
      });
      stream.on('error', reject);
    });
    parser.on('partsLimit', () => reject(new Error('There are too many parts')));
    parser.on('error', reject);
    parser.on('finish', () => resolve(parts));
    parser.end(body);
  });
}

function createParser(contentType: string): BusboyInstance {
  return new Busboy({
    headers: { 'content-type': contentType },
    limits: { fieldNameSize: 200, fieldSize: 5_000_000, parts: 500 },
  });
}
