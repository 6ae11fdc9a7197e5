import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { fail } from '../kit/stop';
import { acceptedFolder, sheetFolder } from './folders';

/** The pictures of each sheet, how wide each is drawn, and the number of columns. */
const sheets = [
  {
    name: 'pages-on-a-desktop',
    picks: /^(?!state).*-1280-/,
    width: 360,
    columns: 7,
  },
  {
    name: 'pages-on-a-phone',
    picks: /^(?!state).*-390-/,
    width: 180,
    columns: 14,
  },
  { name: 'states', picks: /^state-/, width: 360, columns: 6 },
];

const gap = 24;
const label = 28;

/** Arranges pictures in columns, each in the column that is shortest so far. */
async function compose(names: readonly string[], width: number, columns: number) {
  const ends = Array.from({ length: columns }, () => gap);
  const placed: sharp.OverlayOptions[] = [];
  for (const name of names) {
    const { data, info } = await sharp(path.join(acceptedFolder, `${name}.png`))
      .resize({ width })
      .png()
      .toBuffer({ resolveWithObject: true });
    const column = ends.indexOf(Math.min(...ends));
    const left = gap + column * (width + gap);
    const top = ends[column] ?? gap;
    const title = `<svg width="${width}" height="${label}"><text y="18" font-family="sans-serif" font-size="13" fill="#444">${name}</text></svg>`;
    placed.push({ input: Buffer.from(title), left, top }, { input: data, left, top: top + label });
    ends[column] = top + label + info.height + gap;
  }
  return sharp({
    create: {
      width: gap + columns * (width + gap),
      height: Math.max(...ends),
      channels: 3,
      background: '#d9d6d0',
    },
  }).composite(placed);
}

/** Writes the contact sheets from the accepted pictures. */
async function main(): Promise<void> {
  const names = existsSync(acceptedFolder)
    ? readdirSync(acceptedFolder).map((file) => path.basename(file, '.png'))
    : [];
  if (names.length === 0) {
    throw new Error('No picture was accepted yet. Run npm run look -- --update-snapshots.');
  }
  mkdirSync(sheetFolder, { recursive: true });
  for (const { name, picks, width, columns } of sheets) {
    const picture = await compose(names.filter((one) => picks.test(one)).sort(), width, columns);
    const file = path.join(sheetFolder, `${name}.webp`);
    await picture.webp({ quality: 72, effort: 5 }).toFile(file);
    console.log(path.relative(process.cwd(), file));
  }
}

main().catch(fail);
