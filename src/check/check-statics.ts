import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromFile } from 'file-type';
import sharp from 'sharp';
import { builtFrom } from '../content/built-files';
import { canonicalPath } from '../content/public-address';
import { notes, type Fault, type Say } from './fault';
import type { Site } from './read-site';

/** What a hosting service accepts as one file: Cloudflare reads 25 MiB. */
const mostBytes = 25 * 2 ** 20;

const office = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub'];
const documents = ['pdf', 'zip', 'rtf', ...office];
const media = 'mp4 m4v mov webm mp3 m4a wav ogg flac avif gif jpeg jpg png webp'.split(' ');

/** Returns the first bytes of a file. */
async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024);
  await file.close();
  return buffer.subarray(0, bytesRead);
}

/** Returns what was saved instead of a file of this type; undefined if it is one, or cannot be told. */
async function insteadOf(type: string, path: string): Promise<string | undefined> {
  const head = await headOf(path);
  const text = head.toString('utf8');
  if (text.startsWith('version https://git-lfs.github.com/'))
    return 'a pointer of Git LFS. Run git lfs pull';
  if (/^\s*<(?:!doctype\s+html|html)\b/i.test(text) && !/^x?html?$/.test(type))
    return 'a web page, perhaps that of a sign-in. Download the file again';
  const isDocument = documents.includes(type);
  if (!isDocument && !media.includes(type)) return undefined;
  const isPdf = type === 'pdf' && text.includes('%PDF-');
  const { ext, mime } = (await fromFile(path)) ?? {};
  if (ext === type || isPdf) return undefined;
  // What is neither known nor text may be right. The end of the head may cut a letter.
  if (mime === undefined)
    return /^[^\0\uFFFD]*\uFFFD?$/.test(text) ? 'a text. Export the file again' : undefined;
  const isOne = isDocument
    ? // Only what is inside tells these apart.
      office.includes(type) && (ext === 'zip' || ext === 'cfb')
    : /^(?:audio|image|video)\//.test(mime);
  return isOne ? undefined : `a file of the type ${ext}. Name it so, or export it again`;
}

/** Returns why the build cannot draw an icon; undefined if it can. */
async function iconFault(path: string): Promise<string | undefined> {
  try {
    // From its bytes: sharp remembers files by their names.
    const { width, height } = await sharp(await readFile(path), {
      limitInputPixels: false,
    }).metadata();
    return width === height ? undefined : `is ${width} × ${height}. Make its artboard square`;
  } catch {
    return 'cannot be drawn. Save it again as SVG';
  }
}

/** Reports a file in `static/` that visitors would not get as it is. */
async function checkStatic(path: string, size: number, site: Site, say: Say): Promise<void> {
  const file = join(site.folder, '../static', path);
  // Some disks and hosts take capital letters for small ones, or about.html for about/.
  const canonical = canonicalPath(encodeURI(path.toLowerCase())).replace(/\.html$/, '');
  const page = [...site.pages].find(([address]) => canonicalPath(address) === canonical)?.[1].file;
  const source =
    builtFrom(path.toLowerCase(), site.hasDesk) ?? (page === undefined ? page : `content/${page}`);
  const fault = async () => {
    if (size === 0) return 'is empty. Save it again, or delete it';
    const instead = await insteadOf(path.replace(/^.*\./, '').toLowerCase(), file);
    if (instead !== undefined) return `is ${instead}`;
    return path === '/icon.svg' ? iconFault(file) : undefined;
  };
  const message =
    source === undefined
      ? await fault()
      : `is what the build makes from ${source}. Change that, and delete this file`;
  const megabytes = Math.round(size / 2 ** 20);
  if (message !== undefined) say(0, 'static', `This file ${message}`);
  else if (size > mostBytes)
    say(
      0,
      'download-size',
      `This file has ${megabytes} MB. Hosts such as Cloudflare refuse more than 25`,
      'warning',
    );
}

/** Returns the faults of the files in `static/`, by their names relative to `content/`. */
export async function staticFaults(site: Site): Promise<[file: string, faults: Fault[]][]> {
  return Promise.all(
    [...site.statics].map(async ([path, size]) => {
      const { say, faults } = notes();
      await checkStatic(path, size, site, say);
      return [`../static${path}`, faults];
    }),
  );
}
