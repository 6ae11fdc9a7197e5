import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { markdownTable } from 'markdown-table';
import { filesUnder } from '../hosting/files-under';
import { buildSite } from '../build/build-site';
import { findNginx, startNginx } from '../hosting/hosts/start-nginx';
import { localEmailEnv } from '../inbox/local-account';
import { projectRoot, publicFolder } from '../kit/paths';
import { packFiles } from '../hosting/release/pack-files';
import { fail, onStop } from '../kit/stop';
import { writeLimitFolder } from './limit-folder';
import { findWrk, load, type Load } from './load/wrk';

const seconds = 8;
const brotli = { 'Accept-Encoding': 'br' };

/** Copies and compresses a folder as a release does. */
async function packed(source: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'throughline-load-site-'));
  cpSync(source, folder, { recursive: true });
  await packFiles(folder);
  onStop(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns the addresses of pages, and of their files: scripts, pictures, fonts. */
function addressesOf(folder: string) {
  const files = filesUnder(folder).filter((file) => !/\.(br|gz|map)$|^\/_/.test(file));
  return {
    pages: files.filter((file) => file.endsWith('/index.html')).map((file) => file.slice(0, -10)),
    assets: files.filter((file) => /\.(js|avif|webp|woff2)$/.test(file)),
  };
}

const row = (name: string, found: Load) => [
  name,
  Math.round(found.requestsPerSecond).toLocaleString('en'),
  `${found.median.toFixed(1)} ms`,
  `${found.p99.toFixed(1)} ms`,
  `${Math.round(found.megabytesPerSecond)} MB/s`,
  String(found.statuses['200']),
  String(found.statuses['304']),
  String((found.statuses.other ?? 0) + found.lost),
];

async function main(): Promise<void> {
  const wrk = findWrk();
  const nginx = findNginx();
  if (!wrk || !nginx) {
    throw new Error(
      'Both wrk and nginx are needed: apt-get install wrk nginx-light libnginx-mod-http-brotli-static',
    );
  }
  await buildSite({ env: localEmailEnv });
  const limit = writeLimitFolder(publicFolder);
  onStop(limit.remove);
  const site = await startNginx(nginx, await packed(publicFolder));
  onStop(() => site.close());
  const best = await startNginx(nginx, await packed(limit.folder));
  onStop(() => best.close());

  const { pages, assets } = addressesOf(publicFolder);
  const etag = (await fetch(site.url, { headers: brotli })).headers.get('etag') ?? '';
  const home = { addresses: ['/'], headers: brotli, seconds };
  const runs: [string, string, Parameters<typeof load>[2]][] = [
    ['home', site.url, home],
    ['home written by hand', best.url, home],
    ['home, unchanged', site.url, { ...home, headers: { ...brotli, 'If-None-Match': etag } }],
    ['all pages', site.url, { addresses: pages, headers: brotli, seconds }],
    ['scripts, pictures, fonts', site.url, { addresses: assets, headers: brotli, seconds }],
  ];
  const rows: string[][] = [];
  let strays = 0;
  for (const [name, url, options] of runs) {
    console.log(`${name}, ${seconds} s`);
    const found = await load(wrk, url, options);
    strays += (found.statuses.other ?? 0) + found.lost;
    rows.push(row(name, found));
  }
  const head = ['nginx, 64 connections', 'requests/s', 'median', '99 %', '', '200', '304', 'other'];
  const table = markdownTable([head, ...rows]);
  const file = path.join(projectRoot, 'reports/bench/load.md');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${table}\n`);
  console.log(`\n${table}\n\nWritten to reports/bench/load.md`);
  if (strays > 0) throw new Error(`${strays} answers were neither 200 nor 304.`);
  process.exitCode = 0;
  process.kill(process.pid, 'SIGTERM');
}

main().catch(fail);
