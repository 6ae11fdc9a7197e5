import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Part } from './message';

/** The readable part of a body. */
export type ReadParts = {
  /** The parts up to the problem, in order. */
  parts: Part[];
  /** Why there is no more, or null if this is all. */
  problem: string | null;
};

/** Reads a multipart/form-data body; files are counted, not kept. */
export function readForm(contentType: string, body: Buffer): Promise<ReadParts> {
  const parts: Part[] = [];
  return new Promise((resolve) => {
    const end = (problem: string | null) => resolve({ parts, problem });
    const parser = createParser(contentType);
    if (parser instanceof Error) {
      end(parser.message);
      return;
    }
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) end(`The part "${name}" was cut off`);
      parts.push({ name, value });
    });
    parser.on('file', (name, stream, filename: string | undefined) => {
      const part = { name, value: '', filename: filename ?? '', size: 0 };
      parts.push(part);
      stream.on('data', (chunk: Buffer) => {
        part.size += chunk.length;
      });
      stream.on('error', (error: Error) => end(error.message));
    });
    parser.on('partsLimit', () => end('There are too many parts'));
    parser.on('error', (error: unknown) =>
      end(error instanceof Error ? error.message : String(error)),
    );
    parser.on('finish', () => end(null));
    parser.end(body);
  });
}

/** Creates the parser, which throws immediately if the content type has no boundary. */
function createParser(contentType: string): BusboyInstance | Error {
  if (!contentType.startsWith('multipart/form-data')) {
    return new Error('The content type must be multipart/form-data');
  }
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldNameSize: 200, fieldSize: 5_000_000, parts: 500 },
    });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
