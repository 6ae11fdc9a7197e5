import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentTypeOf } from '../../src/content/content-types';
import { filesBelow } from '../../src/reader/files-below';
import { readFile } from '../../src/reader/read-file';
import { editContent } from '../edited/edit-content';
import { contentText, withExamples } from './examples';
import { specifiedContent } from './sites';

/** Writes the examples of the schemas into the content of a folder, wherever a required field is missing. */
function fillFromExamples(folder: string): void {
  for (const file of filesBelow(folder).filter((name) => /\.(?:json|mdx)$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const { data, bodyStart } = readFile(file, text);
    const contentType = contentTypeOf(file, data);
    if (!contentType) continue;
    const fields = withExamples(data, contentType.schema);
    if (!isDeepStrictEqual(fields, data))
      writeFileSync(join(folder, file), contentText(file, fields, text.slice(bodyStart)));
  }
}

/**
 * Writes the content of a fixture into a folder. `tests/specified` has the words that tests know, and
 * `tests/edited` changes some of them. All else that a schema requires is its own example, so that a
 * new field needs no word in a fixture.
 */
export function writeFixture(name: 'specified' | 'edited', folder: string): void {
  cpSync(specifiedContent, folder, { recursive: true });
  if (name === 'edited') editContent(folder);
  fillFromExamples(folder);
}
