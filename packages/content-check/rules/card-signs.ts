import { valueAt } from '../../../src/content/fields';
import { notOnCard } from '../../../src/content/card-font';
import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { isArticle, isPage } from '../site-index';

/** The fields whose words are on share cards, by file. */
const pathsIn = (file: ContentFile) =>
  file.file === 'site.json'
    ? [['brand'], ['product']]
    : isPage(file)
      ? [['hero', 'headline'], ['headline']]
      : isArticle(file)
        ? [['title']]
        : file.file.startsWith('authors/')
          ? [['name']]
          : [];

/** Reports characters that would be missing on a share card. */
export const cardSigns = (file: ContentFile): Finding[] =>
  pathsIn(file).flatMap((path): Finding[] => {
    const value = valueAt(file.parsed.data, path);
    const signs = typeof value === 'string' ? notOnCard(value).join('') : '';
    if (signs === '') return [];
    const message = `The share card cannot show "${signs}" and leaves it out. Its font has Latin letters only`;
    const range = file.parsed.rangeOf(path);
    return [
      {
        offset: file.parsed.offsetOf(path),
        length: range ? range.to - range.from : 1,
        rule: 'card-signs',
        message,
      },
    ];
  });
