import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { filesBelow } from '../../../src/reader/files-below';
import { siteFolder } from '../../support/sites';
import { temporaryFolder } from '../../support/temporary-folder';

/** A copy of a built site, in which each file that a fault changes is put back after it. */
export function copyOf(name: 'specified' | 'edited') {
  const folder = temporaryFolder();
  cpSync(siteFolder(name), folder, { recursive: true });
  const changed = new Map<string, Buffer | undefined>();
  const place = (file: string) => path.join(folder, file);
  const keep = (file: string) => {
    if (!changed.has(file))
      changed.set(file, existsSync(place(file)) ? readFileSync(place(file)) : undefined);
  };
  return {
    folder,
    read: (file: string) => readFileSync(place(file), 'utf8'),
    write: (file: string, content: string | Buffer) => {
      keep(file);
      mkdirSync(path.dirname(place(file)), { recursive: true });
      writeFileSync(place(file), content);
    },
    remove: (file: string) => {
      keep(file);
      rmSync(place(file));
    },
    restore: () => {
      for (const [file, content] of changed)
        if (content === undefined) rmSync(place(file));
        else writeFileSync(place(file), content);
      changed.clear();
    },
  };
}

type Copy = ReturnType<typeof copyOf>;
export type Change = (copy: Copy) => void | Promise<void>;

/** Replaces a text in a file, and fails where there is nothing to replace. */
export const edit =
  (file: string, from: string | RegExp, to: string): Change =>
  ({ read, write }) => {
    const text = read(file);
    const edited = text.replace(from, to);
    expect(edited).not.toBe(text);
    write(file, edited);
  };
export const write =
  (file: string, content: string | Buffer): Change =>
  (copy) => {
    copy.write(file, content);
  };
export const remove =
  (file: string): Change =>
  (copy) => {
    copy.remove(file);
  };
export const all =
  (...changes: Change[]): Change =>
  async (copy) => {
    for (const change of changes) await change(copy);
  };

export const aboutFile = 'public/about/index.html';
export const home = (from: string | RegExp, to: string) => edit('public/index.html', from, to);
export const about = (from: string | RegExp, to: string) => edit(aboutFile, from, to);
export const inMain = (markup: string) => about('</main>', `${markup}</main>`);
export const inHead = (markup: string) => about('</head>', `${markup}</head>`);
export const everywhere =
  (from: string | RegExp, to: string): Change =>
  ({ folder, read, write: save }) => {
    const names = filesBelow(path.join(folder, 'public'));
    for (const name of names.filter((one) => one.endsWith('.html')))
      save(`public/${name}`, read(`public/${name}`).replace(from, to));
  };
/** Changes a file whose name has a hash. */
export const named =
  (folder: string, pattern: RegExp, change: (file: string) => Change): Change =>
  (copy) => {
    const names = filesBelow(path.join(copy.folder, folder));
    const name = names.find((one) => pattern.test(one)) ?? '';
    return change(path.join(folder, name))(copy);
  };
/** Changes the file that an element of the page about us names. */
export const fileOf =
  (selector: string, attribute: string, change: (file: string) => Change): Change =>
  (copy) => {
    const value = load(copy.read(aboutFile))(selector).first().attr(attribute) ?? '';
    const { pathname } = new URL(value.split(' ')[0] ?? '', site);
    return change(`public${pathname}`)(copy);
  };
export const jsonLd = (from: string | RegExp, to: string) => about(from, to);
export const meta = (name: string, content = '[^"]*') =>
  new RegExp(`<meta (name|property)="${name}" content="${content}"/>`);

export const site = 'https://throughline.example';
export const own = `${site}/about/`;
export const canonical = `<link rel="canonical" href="${own}"/>`;
export const sitemap = (from: string | RegExp, to: string) =>
  edit('public/sitemap-0.xml', from, to);
export const entry = `<url><loc>${own}</loc></url>`;
export const robots = (text: string) => edit('public/robots.txt', 'Allow: /\n', text);
export const headers = (from: string | RegExp, to: string) => edit('public/_headers', from, to);
export const policy = (from: string | RegExp, to: string) => headers(from, to);
export const redirects = (text: string) => write('public/_redirects', text);
export const security = 'public/.well-known/security.txt';
export const link = (href: string) => inMain(`<p><a href="${href}">This</a></p>`);
export const image = (attributes: string) => inMain(`<img ${attributes} alt="A thread"/>`);
export const page = 'content/pages/about.mdx';

/** What is broken, the rule that names it, the change, and the place that it names. */
export type BuildFault = [name: string, rule: string, change: Change, place?: string];
