import path from 'node:path';
import sharp from 'sharp';

/** In characters: what all small pictures of a report may add to it. */
const most = 150_000;

/**
 * Returns a function that makes small copies of pictures for the report. Once they are heavy
 * enough, it returns addresses of the files beside the report instead.
 *
 * @param folder the folder of the report
 */
export function embedder(folder: string): (file: string, width: number) => Promise<string> {
  let length = 0;
  return async (file, width) => {
    if (length > most) return path.relative(folder, file).replaceAll(path.sep, '/');
    const copy = await sharp(file).resize({ width }).avif({ quality: 32 }).toBuffer();
    const data = `data:image/avif;base64,${copy.toString('base64')}`;
    length += data.length;
    return data;
  };
}
