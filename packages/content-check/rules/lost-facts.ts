import type { Problem } from '../problem';
import type { SiteIndex } from '../site-index';
import { problemsIn } from '../source';
import { atField } from './place';

const unknown = /^"\{([A-Za-z]+)\}" is not known/;

/** So many files do not misspell a name alike. */
const leastFiles = 2;

/** Replaces what is said of names that several files use: their facts are missing from site.json. */
export function blameFacts(site: SiteIndex, problems: readonly Problem[]): Problem[] {
  const settings = site.files.find(({ file }) => file === 'site.json');
  if (!settings) return [...problems];
  const nameOf = ({ message }: Problem) => unknown.exec(message)?.[1];
  const names = new Set(problems.flatMap((problem) => nameOf(problem) ?? []));
  const lost = [...names].flatMap((name) => {
    const own = problems.filter((problem) => nameOf(problem) === name);
    return new Set(own.map(({ file }) => file)).size >= leastFiles ? [{ name, own }] : [];
  });
  const [first] = lost;
  if (!first) return [...problems];
  const place = `${first.own[0]?.file ?? ''}:${first.own[0]?.line ?? 1}`;
  const list = lost.map(({ name }) => name).join(', ');
  const message = `Several files use a fact that is missing here: ${list}. Add it, or change texts such as ${place}`;
  return [
    ...problems.filter((problem) => !lost.some(({ own }) => own.includes(problem))),
    ...problemsIn('site.json', settings.text, [atField(settings, ['facts'], 'token', message)]),
  ];
}
