import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../check';
import { problemsOf } from './judge';
import { newKinds } from './kinds';
import { makeEntry, writeEntry } from './make';
import { answers, files, useContent } from './test-site';

const site = useContent();

test.each(newKinds.map((kind) => [kind.name, kind] as const))('a new %s is valid', (name, kind) => {
  const made = makeEntry(
    site.folder,
    kind,
    answers[name] ?? {},
    name === 'testimonial' ? { consent: true } : {},
  );
  expect(Object.entries(files)).toContainEqual([name, made.file]);
  expect(problemsOf(site.folder, made)).toEqual([]);
  writeEntry(site.folder, made);
  expect(checkContent(site.folder)).toEqual([]);
});

test('every answer is in the file, with curly quotes', () => {
  const [question] = newKinds;
  if (!question) throw new Error('No question');
  expect(makeEntry(site.folder, question, answers.question ?? {}).text).toBe(
    "---\nquestion: 'Is this “new”: yes?'\norder: 12\n---\n\nIt’s new.\n",
  );
});

test('a file to download, linked by another text, does not keep an entry from being written', () => {
  const [question] = newKinds;
  if (!question) throw new Error('No question');
  const downloads = join(site.folder, '../static/downloads');
  mkdirSync(downloads, { recursive: true });
  writeFileSync(join(downloads, 'kit.pdf'), '%PDF-1.7');
  appendFileSync(join(site.folder, 'faq/on-camera.mdx'), '\nSee [our kit](/downloads/kit.pdf).\n');
  expect(problemsOf(site.folder, makeEntry(site.folder, question, answers.question ?? {}))).toEqual(
    [],
  );
});
