import type { Fault, Rule } from '../rule';

const host = { file: 'the settings of the host' };

/** What only a server can be asked. */
export const serverRule: Rule = {
  id: 'server',
  requirement: 'H2',
  why: 'Visitors type an address in many ways, and wait for each byte.',
  see: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
  judge(site) {
    const { variants } = site.host;
    const home = site.host.answer('/');
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
    const typeOf = (address: string) => site.host.answer(address)?.headers.get('Content-Type');
    const isWrong = (address: string, type: string) => typeOf(address)?.includes(type) === false;
    const pages = site.pages.filter(({ address }) => isWrong(address, 'html'));
    const scripts = [...site.files].filter(
      (file) => file.endsWith('.js') && isWrong(file, 'javascript'),
    );
    const [wrong] = [...pages.map(({ address }) => address), ...scripts];
    if (wrong !== undefined)
      add(
        'Content-Type',
        `${pages.length + scripts.length} files come with a wrong type, such as ${wrong} as “${typeOf(wrong) ?? ''}”, so that browsers do not show or run them.`,
      );
    if (home && !home.headers.has('Content-Encoding')) {
      const message =
        'Pages come without compression, so that phones wait for three times the bytes. Switch on gzip or Brotli.';
      add('Content-Encoding', message, 'warning');
    }
    return faults;
  },
};
