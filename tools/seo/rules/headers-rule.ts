import type { Fault, Rule } from '../rule';

const headersFile = { file: 'public/_headers' };

/** The headers that each page needs, with what is right in them. */
const expectedHeaders: readonly {
  name: string;
  isRight: (value: string) => boolean;
  without: string;
}[] = [
  {
    name: 'Strict-Transport-Security',
    isRight: (value) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) > 0,
    without: 'a first visit may be read on its way',
  },
  {
    name: 'X-Content-Type-Options',
    isRight: (value) => value === 'nosniff',
    without: 'browsers guess the type of a file',
  },
  {
    name: 'Referrer-Policy',
    isRight: (value) => value !== '' && value !== 'unsafe-url',
    without: 'other sites learn which page a visitor came from',
  },
];

const isYear = (cache: string) => Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0) >= 31_536_000;

/** Names that change with the content of a file. */
const hashed = /^\/static\/[\da-f]{32}\/|-[\da-f]{10,20}\.\w+(\.LICENSE\.txt)?$/;

/** What a host says with each answer. */
export const headersRule: Rule = {
  id: 'headers',
  requirement: 'H1',
  why: 'Browsers protect a visitor, and keep a file, only as far as the headers say.',
  see: 'https://owasp.org/www-project-secure-headers/',
  judge(site) {
    if (!site.files.has('/_headers') && site.host.variants === undefined) return [];
    const of = (path: string, name: string) => site.host.answer(path)?.headers.get(name) ?? '';
    const faults: Fault[] = [];
    const add = (subject: string, message: string, level?: Fault['level']) =>
      faults.push({ subject, message, level, source: headersFile });
    for (const { name, isRight, without } of expectedHeaders)
      if (!isRight(of('/', name)))
        add(
          name,
          `The header ${name} is “${of('/', name)}”: ${without}. Publish the headers of this build.`,
        );
    if (
      of('/', 'X-Frame-Options') === '' &&
      !of('/', 'Content-Security-Policy').includes('frame-ancestors')
    )
      add(
        'frame-ancestors',
        'Other sites may show this one in a frame, and catch what visitors press. Publish the headers of this build.',
      );
    const kept = [...site.files].filter((file) =>
      isYear(of(file.replace(/index\.html$/, ''), 'Cache-Control')),
    );
    const frozen = kept.filter(
      (file) => !hashed.test(file) && !/^\/_(headers|redirects)$/.test(file),
    );
    const [first] = frozen;
    if (first !== undefined)
      add(
        'immutable',
        `Browsers keep ${frozen.length} files for a year whose names do not change with them, such as ${first}, so that visitors see old ones. Shorten their Cache-Control.`,
      );
    const isAskedAgain = (file: string) =>
      file.startsWith('/static/') &&
      hashed.test(file) &&
      !kept.includes(file) &&
      site.host.answer(file) !== undefined;
    if ([...site.files].some(isAskedAgain))
      add(
        'Cache-Control',
        'Browsers ask again for files whose names have a hash, such as those of /static/. Set their Cache-Control to a year.',
        'warning',
      );
    return faults;
  },
};
