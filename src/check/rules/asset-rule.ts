import { readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import sharp from 'sharp';
import { canonicalPath } from '../../content/addresses/addresses';
import { originOfBuiltFile } from '../../content/addresses/paths';
import type { Asset } from '../asset';
import { withWords } from '../example';
import type { Site } from '../../reader/read-site';
import type { TestRule } from '../rule';

/** Returns why a file cannot have its address: the build creates one for it. */
function addressProblem({ address }: Asset, site: Site): string | undefined {
  if (address === undefined) return undefined;
  // Some disks and hosts ignore case, or serve about.html for about/.
  const path = address.toLowerCase();
  const file = canonicalPath(encodeURI(path));
  const canonical = posix.join(posix.dirname(file), posix.basename(file, '.html'));
  const page = [...site.pages].find(([one]) => canonicalPath(one) === canonical)?.[1];
  const origin = originOfBuiltFile(path, site.hasCms) ?? (page && `content/${page.file}`);
  return origin === undefined
    ? undefined
    : `This file has the address of a file that the build creates from ${origin}. Change that, and delete this file`;
}

/** Returns what is in a file that has nothing to do with its name; undefined: nothing of the kind. */
export function foreignContent({ file, start }: Asset): string | undefined {
  if (start.startsWith('version https://git-lfs.github.com/'))
    return 'Git LFS has left a pointer in place of this file. Run git lfs pull here, and turn LFS on where the site is built';
  const isWebPage = /^\s*<(?:[^]*<)?(?:!doctype html|html)\b/i.test(start);
  return isWebPage && !['.html', '.htm', '.xhtml'].includes(extname(file).toLowerCase())
    ? 'This is a web page, not what its name says; perhaps a sign-in page was saved. Download the file again'
    : undefined;
}

/** 25 MiB: the largest file that Cloudflare accepts, for Pages as for Workers. */
const maxMebibytes = 25;

function contentProblem(asset: Asset): string | undefined {
  const { address, size } = asset;
  if (size === 0) return 'This file is empty. Save it again, or delete it';
  const mebibytes = size / 2 ** 20;
  // The build makes smaller ones of the pictures in content/.
  return address !== undefined && mebibytes > maxMebibytes
    ? `This file has ${mebibytes.toFixed(1)} MiB, and hosts accept ${maxMebibytes}. Make it smaller, or publish it elsewhere, such as on YouTube or Vimeo, and link to it`
    : foreignContent(asset);
}

async function iconProblem({ file, address }: Asset, folder: string): Promise<string | undefined> {
  if (address !== '/icon.svg') return undefined;
  try {
    // Given a path, sharp would return what it cached.
    const data = await readFile(join(folder, file));
    const { width, height } = await sharp(data, { limitInputPixels: false }).metadata();
    return width === height
      ? undefined
      : `This icon is ${width} × ${height}. Make its artboard square`;
  } catch {
    return 'This icon cannot be drawn. Save it again as SVG';
  }
}

const pointer = '▸version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
const square = (box: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"/>`;

/** Files that are published as they are, and pictures. */
export const asset: TestRule = {
  name: 'asset',
  severity: 'error',
  async asset(subject, { site, report }) {
    const message =
      addressProblem(subject, site) ??
      contentProblem(subject) ??
      (await iconProblem(subject, site.folder));
    if (message !== undefined) report({ file: subject.file, message });
  },
  examples: {
    reported: [
      [{ file: 'static/robots.txt', text: '▸Words' }, []],
      [{ file: 'static/Favicon.ico', text: '▸Words' }, []],
      [{ file: 'static/_redirects', text: '▸Words' }, []],
      [{ file: 'static/services/index.html', text: '▸Words' }, []],
      [{ file: 'static/services.html', text: '▸Words' }, []],
      [{ file: 'static/page-data/app-data.json', text: '▸Words' }, []],
      [
        [
          withWords(
            '"variables"',
            '"repository": "github:acme/site#main",\n"variables"',
            'content/site.json',
          ),
          { file: 'static/admin/index.html', text: '▸Words' },
        ],
        [],
      ],
      [{ file: 'static/downloads/kit.zip', text: '▸' }, []],
      [
        { file: 'static/downloads/edit.mp4', bytes: maxMebibytes * 2 ** 20 + 1 },
        { file: 'static/downloads/edit.mp4', bytes: 1 },
      ],
      [
        { file: 'static/downloads/kit.pdf', text: pointer },
        { file: 'static/downloads/kit.pdf', text: '%PDF-' },
      ],
      [{ file: 'content/images/pen.jpg', text: pointer }, []],
      [
        { file: 'static/downloads/kit.pdf', text: '▸<!DOCTYPE html><title>Sign in</title>' },
        { file: 'static/downloads/kit.pdf', text: '%PDF-' },
      ],
      [{ file: 'content/images/pen.jpg', text: '▸\uFEFF<!-- Sign in -->\n<html lang="en">' }, []],
      [
        { file: 'static/icon.svg', text: `▸${square('0 0 64 32')}` },
        { file: 'static/icon.svg', text: square('0 0 64 64') },
      ],
      [
        { file: 'static/icon.svg', text: '▸<svg' },
        { file: 'static/icon.svg', text: square('0 0 64 64') },
      ],
    ],
    accepted: [
      { file: 'static/.well-known/assetlinks.json', text: '[]' },
      { file: 'static/admin/index.html', text: 'Words' },
      { file: 'static/downloads/edit.mp4', bytes: maxMebibytes * 2 ** 20 },
      { file: 'static/downloads/kit.pdf', text: '\n%PDF-1.7' },
      { file: 'static/google0123.html', text: '<!doctype html><html></html>' },
      { file: 'static/icon.svg', text: square('0 0 1024 1024') },
    ],
  },
};
