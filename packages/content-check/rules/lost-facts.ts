import type { Problem } from '../problem';
import type { SiteIndex } from '../site-index';
import { problemsIn } from '../source';
import { atField } from './place';

const unknown = /^"\{([A-Za-z]+)\}" is not known/;

/** So many files do not misspell a name alike. */
const leastFiles = 2;

/** Replaces what is said of a name that several files use: its fact is missing from site.json. */
export function blameFacts(site: SiteIndex, problems: readonly Problem[]): Problem[] {
  const settings = site.files.find(({ file }) => file === 'site.json');
  if (!settings) return [...problems];
  const nameOf = ({ message }: Problem) => unknown.exec(message)?.[1];
  const names = new Set(problems.flatMap((problem) => nameOf(problem) ?? []));
  const lost = [...names].flatMap((name) => {
    const own = problems.filter((problem) => nameOf(problem) === name);
    const files = new Set(own.map(({ file }) => file));
    return files.size >= leastFiles ? [{ name, own, files }] : [];
  });
  return [
    ...problems.filter((problem) => !lost.some(({ own }) => own.includes(problem))),
    ...lost.flatMap(({ name, own, files }) => {
      const place = `${own[0]?.file ?? ''}:${own[0]?.line ?? 1}`;
      const message = `${files.size} files use {${name}}, such as ${place}. Add "${name}" to the facts, or change them`;
      return problemsIn('site.json', settings.text, [
        atField(settings, ['facts'], 'token', message),
      ]);
    }),
  ];
}
