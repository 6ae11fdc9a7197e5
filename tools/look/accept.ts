import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { fail } from '../stop';
import { acceptedFolder, newFolder, reportFolder } from './folders';

const names = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((file) => path.basename(file, '.png')) : [];

/** Makes the pictures of the last check the accepted ones: all that differ, or those that are named. */
async function main(): Promise<void> {
  if (!existsSync(newFolder)) {
    throw new Error('There is no check to accept. Run npm run look:check first.');
  }
  const chosen = process.argv.slice(2);
  const found = names(newFolder);
  const gone = names(path.join(reportFolder, 'accepted')).filter((name) => !found.includes(name));
  const unknown = chosen.find((name) => ![...found, ...gone].includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `The last check found no difference in "${unknown}". It did in: ${[...found, ...gone].join(', ') || 'none'}.`,
    );
  }
  const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);
  mkdirSync(acceptedFolder, { recursive: true });
  for (const name of found.filter(isChosen)) {
    // A palette makes the file a quarter of its size, and it stands in git.
    await sharp(path.join(newFolder, `${name}.png`))
      .png({ palette: true, dither: 0, effort: 8 })
      .toFile(path.join(acceptedFolder, `${name}.png`));
    console.log(`Accepted: ${name}`);
  }
  for (const name of gone.filter(isChosen)) {
    rmSync(path.join(acceptedFolder, `${name}.png`), { force: true });
    console.log(`Removed: ${name}`);
  }
}

main().catch(fail);
