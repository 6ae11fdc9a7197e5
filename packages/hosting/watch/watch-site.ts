import { connect } from 'node:tls';
import { load } from 'cheerio';

const day = 24 * 60 * 60 * 1000;
/** How many days before it expires a certificate, or security.txt, is worth an alert. */
const enough = { certificate: 14, securityTxt: 30 } as const;

const daysUntil = (date: string) => (Date.parse(date) - Date.now()) / day;

const isEnding = (what: string, end: string, least: number) => {
  const days = daysUntil(end);
  // An unreadable expiry date counts as expired.
  return days >= least ? [] : [`${what} ends on ${end || 'an unknown day'}.`];
};

async function get(url: string): Promise<{ text: string; faults: string[] }> {
  try {
    const answer = await fetch(url, { redirect: 'manual' });
    const text = await answer.text();
    return {
      text,
      faults: answer.status === 200 ? [] : [`${url} answers with ${answer.status}.`],
    };
  } catch (error) {
    return { text: '', faults: [`${url} has no answer: ${String(error)}.`] };
  }
}

/** Returns the addresses in a sitemap. */
const listed = (xml: string) => {
  const $ = load(xml, { xml: true });
  return $('loc')
    .toArray()
    .map((loc) => $(loc).text());
};

/** Returns the last day of a host's certificate. */
const certificateEnd = ({ hostname, port }: URL) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve(socket.getPeerCertificate().valid_to);
      socket.end();
    });
  });

async function certificateFaults(address: string): Promise<string[]> {
  const url = new URL(address);
  if (url.protocol !== 'https:') return [];
  try {
    return isEnding('The certificate', await certificateEnd(url), enough.certificate);
  } catch (error) {
    return [`The certificate is not valid: ${String(error)}.`];
  }
}

/**
 * Requests every page in the sitemap of a published site, and checks the expiry of its certificate
 * and of security.txt.
 *
 * @param address such as https://www.example.com
 * @returns what its owner should know, in sentences
 */
export async function watchSite(address: string): Promise<string[]> {
  const origin = new URL(address).origin;
  const index = await get(`${origin}/sitemap-index.xml`);
  const sitemaps = await Promise.all(listed(index.text).map(get));
  // A preview or a copy may be watched too: its sitemap has the public address.
  const pages = sitemaps.flatMap(({ text }) => listed(text)).map((url) => new URL(url).pathname);
  const faults = [index, ...sitemaps].flatMap((file) => file.faults);
  for (const page of pages) faults.push(...(await get(origin + page)).faults);
  if (pages.length === 0) faults.push('The sitemap lists no page.');
  const security = await get(`${origin}/.well-known/security.txt`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(security.text) ?? [];
  return [
    ...faults,
    ...security.faults,
    ...isEnding('security.txt', expires.trim(), enough.securityTxt),
    ...(await certificateFaults(address)),
  ];
}
