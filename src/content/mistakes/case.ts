import type { Files } from './folder-of';
import { rightSite } from './right-site';

/** A mistake that a writer makes in the right site, and what the check answers. */
export type Mistake = {
  name: string;
  /** The file it is made in. */
  file: string;
  /** What the file says while it is right; left out: the whole file is new. */
  from?: string;
  /** What the writer makes of it; null: the file is deleted. */
  to: string | Uint8Array | null;
  /** Every sentence that the check says, with the rule. */
  says: readonly string[];
  /** What `--fix` makes of it; left out: it has to be mended by hand. */
  fixed?: string;
};

/** The right site with something in the place of `from`. */
export function siteWith({ file, from }: Mistake, by: string | Uint8Array | null): Files {
  const files = new Map(rightSite);
  if (by === null) {
    files.delete(file);
    return files;
  }
  if (from === undefined) return files.set(file, by);
  const before = String(files.get(file) ?? '');
  if (before.split(from).length !== 2) throw new Error(`${file} does not say "${from}" once`);
  return files.set(
    file,
    before.replace(from, () => String(by)),
  );
}
