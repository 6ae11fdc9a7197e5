import { pathOfFile } from '../../../src/content/page-path';
import { slugOf, type SiteIndex } from '../site-index';
import type { NewKind } from './kinds';
import type { Made } from './make';
import { pathOf } from './plan-defaults';

/** Returns the address where a new entry is shown. */
function addressOf(site: SiteIndex, { name }: NewKind, { file }: Made): string {
  if (name === 'page' || name === 'article') return pathOfFile(file);
  if (name === 'question') return `/#${slugOf(file)}`;
  if (name === 'value') return pathOf(site, 'about') ?? '/';
  if (name === 'plan') return pathOf(site, 'services') ?? '/';
  return '/';
}

/** Says what was written, what was assumed, and what to do next. */
export function nextSteps(
  site: SiteIndex,
  kind: NewKind,
  made: Made,
  { isDraft, port }: { isDraft: boolean; port: number },
): string {
  const assumed = kind.asks.flatMap(({ flag, field }) => {
    const value = made.assumed[flag];
    return value === undefined ? [] : [`  ${field}: ${value}`];
  });
  return [
    `Wrote content/${made.file}`,
    ...(/\/name\.\w+$/.test(made.file)
      ? [
          `Its words have no Latin letters for a file name. Rename the file${['page', 'article', 'question'].includes(kind.name) ? ': the name is its address' : ''}.`,
        ]
      : []),
    ...(assumed.length > 0
      ? ['You did not say these, so they were assumed. Change them in the file:', ...assumed]
      : []),
    ...(made.link === undefined ? [] : [`Its links lead to the inquiry form: ${made.link}`]),
    ...(isDraft
      ? [
          kind.name === 'article'
            ? 'It is a draft. Write the text, choose the picture, and remove the line "draft: true". From its date on, the next build publishes it.'
            : 'It is a draft. When the client has agreed, write "consent": true instead of "draft": true.',
        ]
      : []),
    ...(kind.name === 'page'
      ? [
          `No page links to it yet. Add a link in a text, or in the footer in content/layout.json: /${slugOf(made.file)}/`,
        ]
      : []),
    `To see it, run "npm run develop" and open http://localhost:${port}${addressOf(site, kind, made)}`,
    'To check every file, run "npm run content".',
  ].join('\n');
}
