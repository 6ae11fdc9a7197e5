import { readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { canonicalPath } from '../../content/addresses/addresses';
import { originOfBuiltFile } from '../../content/addresses/paths';
import type { SiteContent } from '../../reader/site-content';
import type { Asset } from '../asset';
import { withWords, type Example } from '../example';
import type { TestRule } from '../rule';

/** Returns why a file cannot have its address: the build creates one for it. */
function addressProblem({ address }: Asset, site: SiteContent): string | undefined {
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

const saveAgain = 'Save the drawing again as SVG';

/** Returns why a page cannot show a drawing, or can show only a part of it. */
async function drawingProblem(data: Buffer): Promise<string | undefined> {
  try {
    const picture = sharp(data, { limitInputPixels: false });
    const { format } = await picture.metadata();
    if (format !== 'svg') return `This is a ${format.toUpperCase()}, not an SVG. ${saveAgain}`;
    await picture.toBuffer();
  } catch {
    return `This drawing cannot be shown. ${saveAgain}`;
  }
  const find = load(data.toString('utf8'), { xml: true });
  const { viewbox, viewBox = viewbox, width = '', height = '' } = find('svg').attr() ?? {};
  if (
    viewBox === undefined &&
    ![width, height].every((size) => /^[\d.]+\D*$/.test(size) && !size.endsWith('%'))
  )
    return 'This drawing has no size. Give its root element a viewBox';
  const sources = find('image, use, feImage')
    .map((_index, element) => find(element).attr('href') ?? find(element).attr('xlink:href'))
    .get();
  const isElsewhere = (source: string) =>
    ['http://', 'https://', '//'].some((start) => source.startsWith(start));
  const styles = /(?:url\(\s*|@import\s+)["']?(?:https?:)?\/\//.test(data.toString('utf8'));
  return styles || sources.some(isElsewhere)
    ? 'This drawing needs a file of another host, which no browser loads for a picture. Put that into the drawing'
    : undefined;
}

/** Returns why the build cannot draw its icons from a drawing. */
async function iconProblem(data: Buffer): Promise<string | undefined> {
  const { width, height } = await sharp(data, { limitInputPixels: false }).metadata();
  return width === height
    ? undefined
    : `This icon is ${width} × ${height}. Make its artboard square`;
}

/** Returns what is wrong with a drawing that the site itself shows. */
async function shownProblem(
  { file, address }: Asset,
  site: SiteContent,
): Promise<string | undefined> {
  const brand = site.files.find((one) => one.file === 'brand.json');
  const shown = ['/icon.svg', '/placeholder.svg', brand?.fields.logo];
  if (address === undefined || !shown.includes(address)) return undefined;
  // Given a path, sharp would return what it cached.
  const data = await readFile(join(site.folder, file));
  return (
    (await drawingProblem(data)) ?? (address === '/icon.svg' ? await iconProblem(data) : undefined)
  );
}

const ownLogo = withWords('"corners"', '"logo": "/logo.svg",\n"corners"', 'content/brand.json');
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
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
      (await shownProblem(subject, site));
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
        { file: 'static/placeholder.svg', text: '▸<svg' },
        { file: 'static/placeholder.svg', text: square('0 0 120 40') },
      ],
      [
        [ownLogo, { file: 'static/logo.svg', base64: onePixel }],
        [ownLogo, { file: 'static/logo.svg', text: square('0 0 120 40') }],
      ],
      ...[
        '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9"/></svg>',
        square('0 0 9 9').replace('/>', '><image href="https://a.example/b.png"/></svg>'),
        square('0 0 9 9').replace('/>', '><style>@import "//a.example/b.css";</style></svg>'),
      ].map((text): readonly [Example, Example] => [
        [ownLogo, { file: 'static/logo.svg', text: `▸${text}` }],
        [ownLogo, { file: 'static/logo.svg', text: square('0 0 120 40') }],
      ]),
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
