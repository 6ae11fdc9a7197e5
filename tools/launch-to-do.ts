import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAddress } from '../src/content/addresses/addresses';

/** Something that an owner must still do before the site is theirs. */
export type ToDo = {
  place: string;
  task: string;
  /** Where the editor has it: the entry and the labels of the field, and its address after `/admin/`. */
  editor?: { place: string; entry: string };
};

/** Reads a file of a project; empty if it is not there. */
export const readOwnFile = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';

/** Matches names that nobody can own: https://www.rfc-editor.org/rfc/rfc2606 */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** Returns whether an address, or a mailbox, is at a name that nobody can own. */
export function isReserved(text: string): boolean {
  const { hostname, pathname } = parseAddress(text) ?? { hostname: '', pathname: text };
  return reserved.test(hostname || pathname.replace(/^[^@]*@?/, '').toLowerCase());
}
