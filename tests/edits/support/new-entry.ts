import { makeEntry, writeEntry } from '../../../packages/content-check/new/make';
import { newKinds } from '../../../packages/content-check/new/kinds';
import type { ContentCopy } from './content-copy';

/** Adds an entry as `npm run new` does. */
export function addNew(content: ContentCopy, name: string, answers: Record<string, string>): void {
  const kind = newKinds.find((one) => one.name === name);
  if (!kind) throw new Error(`npm run new makes no ${name}.`);
  const extra = name === 'testimonial' ? { consent: true } : {};
  writeEntry(content.folder, makeEntry(content.folder, kind, answers, extra));
}
