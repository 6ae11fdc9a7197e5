import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureChromium, launchArgs } from '../browser';
import { localEmailEnv } from '../inbox/local-account';
import { startInbox } from '../inbox/start-inbox';
import { findPages, pictureName } from '../screenshots/find-pages';
import { startSite } from '../serve/start-site';
import { buildVariant } from '../sites/build-variant';
import { specifiedContent, specifiedSite } from '../sites/sites';
import { fail } from '../stop';
import { compare } from './compare';
import { acceptedFolder, newFolder, reportFolder } from './folders';
import { photograph, type Studio } from './photograph';
import { reportPage, type Finding } from './report';
import { shotsOf, type Shot } from './shots';

const publicFolder = path.join(specifiedSite, 'public');

const pagesOnDisk = () =>
  findPages(publicFolder).map((page) => {
    const file = page.endsWith('/') ? `${page}index.html` : page;
    const html = readFileSync(path.join(publicFolder, file), 'utf8');
    return { path: page, name: pictureName(page), hasPicture: html.includes('<picture') };
  });

const accepted = (name: string) => path.join(acceptedFolder, `${name}.png`);

/** Takes one picture, and keeps it when it is not as it was accepted. */
async function look(studio: Studio, shot: Shot): Promise<Finding | null> {
  const { name } = shot;
  const now = await photograph(studio, shot);
  const keep = (folder: string, content: Buffer) =>
    writeFileSync(path.join(reportFolder, folder, `${name}.png`), content);
  if (!existsSync(accepted(name))) {
    keep('new', now);
    return { name, kind: 'new', why: 'No picture was accepted yet.', isMarked: false };
  }
  const { changed, why, marked } = await compare(accepted(name), now);
  if (!changed) return null;
  keep('new', now);
  if (marked) keep('marked', marked);
  cpSync(accepted(name), path.join(reportFolder, 'accepted', `${name}.png`));
  return { name, kind: 'changed', why, isMarked: marked !== null };
}

/** Accepted pictures that the site no longer has. */
const gone = (shots: readonly Shot[]): Finding[] =>
  (existsSync(acceptedFolder) ? readdirSync(acceptedFolder) : [])
    .map((file) => path.basename(file, '.png'))
    .filter((name) => !shots.some((shot) => shot.name === name))
    .map((name) => {
      cpSync(accepted(name), path.join(reportFolder, 'accepted', `${name}.png`));
      return { name, kind: 'gone', why: 'The site has no such picture.', isMarked: false };
    });

/**
 * Takes a picture of every page and state of the specified site, and compares each with the accepted one. Ends with 1, and
 * with a page that shows them side by side, when one differs.
 */
async function main(): Promise<void> {
  const executablePath = ensureChromium();
  await buildVariant('specified', specifiedContent);
  rmSync(reportFolder, { recursive: true, force: true });
  for (const folder of [newFolder, 'marked', 'accepted']) {
    mkdirSync(path.resolve(reportFolder, folder), { recursive: true });
  }
  const site = await startSite({ root: publicFolder, port: 0 });
  const inbox = await startInbox({ port: 0 });
  const { host } = new URL(localEmailEnv.GATSBY_EMAILJS_ORIGIN ?? '');
  const rule = `--host-resolver-rules=MAP ${host} 127.0.0.1:${inbox.port}`;
  const browser = await chromium.launch({ executablePath, args: [...launchArgs, rule] });
  const shots = shotsOf(pagesOnDisk());
  const findings: Finding[] = [];
  for (const shot of shots) {
    const finding = await look({ browser, siteUrl: site.url, inbox }, shot);
    if (!finding) continue;
    findings.push(finding);
    console.log(`${finding.name}: ${finding.why}`);
  }
  findings.push(...gone(shots));
  await Promise.all([browser.close(), site.close(), inbox.close()]);
  conclude(findings, shots.length);
}

function conclude(findings: readonly Finding[], total: number): void {
  if (findings.length === 0) {
    console.log(`All ${total} pictures are as they were accepted.`);
    return;
  }
  const file = path.join(reportFolder, 'index.html');
  writeFileSync(file, reportPage(findings, total));
  console.log(
    `\n${findings.length} of ${total} pictures differ. Side by side: ${pathToFileURL(file).href}\n` +
      'Right as they are now? npm run look:accept takes them.',
  );
  process.exitCode = 1;
}

main().catch(fail);
