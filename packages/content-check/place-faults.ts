import { didYouMean } from '../../src/content/closest';
import { valueAt } from '../../src/content/fields';
import { contentFolders, contentKinds, pageKinds } from '../../src/content/kinds';
import type { Finding } from './problem';
import type { Parsed } from './reading/parse';
import { rightName } from './rules/file-name';

/** Returns what is wrong with the place of a file that belongs to no kind. */
function placeMessage(file: string): string {
  const [folder = '', ...rest] = file.split('/');
  if (rest.length > 0 && !contentFolders.includes(folder)) {
    return `The site does not read the folder "${folder}".${didYouMean(folder, contentFolders) || ` Choose: ${contentFolders.join(', ')}`}`;
  }
  return 'The site does not read this file. content/README.md lists the files and their places';
}

/** Reports a file with the ending of another kind: what it says cannot be read as it is. */
export function wrongEnding(file: string): Finding[] {
  const folder = file.split('/').slice(0, -1).join('/');
  const own = contentKinds.find(({ from }) => 'folder' in from && from.folder === folder)?.from;
  if (!own || !('folder' in own) || file.endsWith(own.extension)) return [];
  const right = rightName(file).replace(/\.[a-z]+$/, own.extension);
  const message = `The files in ${folder}/ end in ${own.extension}. Rename this one to ${right}, and write it like another one there`;
  return [{ offset: 0, rule: 'file-place', message }];
}

/** Fields that give away the kind of a file, and the folder of that kind. */
const tellTales = [
  { field: 'template', what: 'page', folder: 'pages' },
  { field: 'question', what: 'question', folder: 'faq' },
  { field: 'ask', what: 'plan', folder: 'plans' },
  { field: 'quote', what: 'testimonial', folder: 'testimonials' },
  { field: 'published', what: 'article', folder: 'insights' },
  { field: 'portrait', what: 'author', folder: 'authors' },
];

/** Reports a file in the folder of another kind. */
export function misplaced(file: string, data: unknown): Finding[] {
  const [folder] = file.split('/');
  const isTold = tellTales.some((one) => one.folder === folder);
  const found = tellTales.filter(({ field }) => valueAt(data, [field]) !== undefined);
  const [first] = found;
  if (!isTold || !first || found.some((one) => one.folder === folder)) return [];
  const message = `This looks like ${/^[aeiou]/.test(first.what) ? 'an' : 'a'} ${first.what}. Move it to ${first.folder}/`;
  return [{ offset: 0, rule: 'file-place', message }];
}

/** Reports a file that belongs to no kind of content. */
export function kindFindings(file: string, parsed: Parsed): Finding[] {
  if (!file.startsWith('pages/') || !file.endsWith('.mdx')) {
    return [{ offset: 0, rule: 'file-place', message: placeMessage(file) }];
  }
  const template = valueAt(parsed.data, ['template']);
  const names = pageKinds.map((kind) => kind.template);
  const offset = parsed.offsetOf(['template']);
  if (
    file === 'pages/home.mdx' &&
    (template === undefined || names.some((name) => name === template))
  ) {
    return [{ offset, rule: 'choice', message: 'The home page needs "template: home"' }];
  }
  if (template === 'home') {
    const message = `Only pages/home.mdx can be the home page. Choose: ${names.filter((name) => name !== 'home').join(', ')}`;
    return [{ offset, rule: 'choice', message }];
  }
  if (template === undefined) {
    const message = `Missing field "template". Add a line: template: page (or one of ${names.join(', ')})`;
    return [{ offset, rule: 'missing-field', message }];
  }
  const message = `"template" is ${JSON.stringify(template)}. Choose: ${names.join(', ')}.${didYouMean(typeof template === 'string' ? template : '', names)}`;
  return [{ offset, rule: 'choice', message }];
}
