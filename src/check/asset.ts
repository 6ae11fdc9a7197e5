import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteContent } from '../reader/site-content';

/** A file that is published or drawn, and not read as content: a picture, a download. */
export type Asset = {
  /** Relative to `content/`: `images/hero.jpg`, `../static/icon.svg`. */
  file: string;
  /** As visitors address it; undefined: it is not in `static/`. */
  address: string | undefined;
  /** In bytes. */
  size: number;
  /** How it begins, as text. */
  start: string;
};

const startLength = 256;

function startOfFile(path: string): string {
  const buffer = Buffer.alloc(startLength);
  const file = openSync(path, 'r');
  const length = readSync(file, buffer, 0, startLength, 0);
  closeSync(file);
  return buffer.toString('utf8', 0, length);
}

/** Returns the files of `static/`, and the pictures of `content/`. */
export function assetsOf({ folder, names, staticFiles }: SiteContent): Asset[] {
  const pictures = [...names].filter((name) => name.startsWith('images/'));
  const read = (file: string, address?: string): Asset => {
    const path = join(folder, file);
    return { file, address, size: statSync(path).size, start: startOfFile(path) };
  };
  return [
    ...pictures.map((name) => read(name)),
    ...[...staticFiles].map((address) => read(`../static${address}`, address)),
  ];
}
