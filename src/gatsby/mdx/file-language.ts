import { readFileSync } from 'node:fs';
import { textLanguage } from '../../content/text/language';
import { readContentFile } from '../../reader/content-file';
import { readSettings } from '../../reader/settings';
import { nameIn } from './name-in';

/** Returns the language of the text of a file. */
export function fileLanguage(folder: string, path: string): string {
  const settings = readSettings(folder);
  const { fields } = readContentFile(nameIn(folder, path), readFileSync(path, 'utf8'), settings);
  return textLanguage(fields, settings.language);
}
