import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import ExifReader from 'exifreader';
import type { TestRule } from '../rule';

const photos = ['.avif', '.heic', '.jpeg', '.jpg', '.png', '.tif', '.tiff', '.webp'];

/** Returns whether a photo says where it was taken. A file that is no photo says nothing. */
function hasLocation(data: Buffer): boolean {
  try {
    return ExifReader.load(data, { expanded: true }).gps?.Latitude !== undefined;
  } catch {
    return false;
  }
}

/** The smallest file with a location: a TIFF with a latitude alone. */
const taken =
  'SUkqAAgAAAABACWIBAABAAAAGgAAAAAAAAACAAEAAgACAAAATgAAAAIABQADAAAAOAAAAAAAAAAzAAAAAQAAAB4AAAABAAAAAAAAAAEAAAA=';

/** Photos that are published as they are. The build leaves out what those of `content/` say beside the picture. */
export const photoLocation: TestRule = {
  name: 'photo-location',
  severity: 'warning',
  async asset({ file, address }, { site, report }) {
    if (address === undefined || !photos.includes(extname(file).toLowerCase())) return;
    if (hasLocation(await readFile(join(site.folder, file))))
      report({
        file,
        message:
          'This photo says where it was taken (GPS). Save it without its place, or put it into content/images/, from which the build publishes the picture alone',
      });
  },
  examples: {
    reported: [[{ file: 'static/downloads/portrait.JPG', base64: taken }, []]],
    accepted: [
      { file: 'static/downloads/portrait.jpg', text: 'No photo' },
      { file: 'static/downloads/portrait.txt', base64: taken },
    ],
  },
};
