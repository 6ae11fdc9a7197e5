import type { Fault, Rule } from '../rule';

const host = { file: 'the settings of the host' };

/** What only a server can be asked. */
const server: Rule = {
  id: 'server',
  promise: 'H2',
  why: 'Visitors type an address in many ways, and wait for each byte.',
  see: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
  judge(site) {
    const { variants } = site.host;
    if (variants === undefined) return [];
    const faults: Fault[] = [];
    const add = (subject: string, message: string, level?: 'warning') =>
      faults.push({ subject, message, source: host, ...(level && { level }) });
    for (const { address, expected, answer } of variants) {
      if (answer === undefined) {
        add(
          address,
          `${address} does not answer, so that visitors who type it see an error. Let it lead to ${expected}.`,
          'warning',
        );
      } else if (![301, 308].includes(answer.status) || answer.location !== expected) {
        const what =
          answer.location === undefined
            ? `answers ${answer.status}`
            : `leads to ${answer.location} with the status ${answer.status}`;
        add(address, `${address} ${what}. Expected a lasting redirect (301) to ${expected}.`);
      }
    }
    for (const [file, type] of [
      ['/index.html', 'text/html'],
      ...[...site.files].filter((name) => name.endsWith('.js')).map((name) => [name, 'javascript']),
    ] as const) {
      const { headers } = site.host.answer(file.replace(/index\.html$/, '')) ?? {};
      const said = headers?.get('Content-Type') ?? '';
      if (headers && !said.includes(type))
        add(file, `${file} comes as “${said}”. Expected ${type}.`);
    }
    return faults;
  },
};

export const serverRules = [server];
