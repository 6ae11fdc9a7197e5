import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings for text, the smallest first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses as small as brotli can. */
export function brotli(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliAsync(content, { params });
}

/**
 * Returns a file in each encoding; none if it is compressed already, such as pictures and fonts.
 */
export async function pack(
  content: Buffer,
  contentType: string,
): Promise<ReadonlyMap<Encoding, Buffer>> {
  if (!/^text\/|json|javascript|xml/.test(contentType)) return new Map();
  return new Map<Encoding, Buffer>([
    ['br', await brotli(content)],
    ['gzip', await gzipAsync(content, { level: constants.Z_BEST_COMPRESSION })],
  ]);
}
