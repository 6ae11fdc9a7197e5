/**
 * The form of a link: a page of this site with both slashes, a file to download, a feed, or a full
 * address.
 * An anchor is the id of a heading, which may be in any script.
 */
export const hrefForm =
  /^(\/([a-z0-9-]+\/)*(\?[^#\s]*)?(#[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}_-]+)?|\/downloads\/[A-Za-z0-9._-]+|\/insights\/feed\.(?:xml|json)|https:\/\/(?!https?:)[^\s/?#,]+\.[^\s/?#,]+([/?#]\S*)?|mailto:(?!\/)[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+[0-9](-?[0-9]){6,14}(;ext=[0-9]{1,9})?)$/u;

/** A correction for an invalid link. `text` is set if the correction is certain. */
export type HrefAdvice = { message: string; text?: string };

const write = (text: string, why = ''): HrefAdvice => ({ message: `Write "${text}"${why}`, text });

const pageOf = (path: string) => {
  const [, before = '', after = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const clean = before
    .toLowerCase()
    .replace(/^(\.{0,2}\/)*(content\/)?(pages\/)?/, '')
    .replace(/(\/?index)?\.(mdx?|html?)$/, '')
    .replace(/\/+/g, '/')
    .replace(/\/$/, '');
  const place = after.replace(/^\//, '').replace(/#.*$/, (anchor) => anchor.toLowerCase());
  return `${clean === '' || clean === 'home' ? '/' : `/${clean}/`}${place.replace(/#$/, '')}`;
};

const general =
  'A link is a page such as /about/ (with both slashes), or starts with https://, mailto: or tel:';

/** Returns advice for an address that `hrefForm` refuses. */
export function hrefAdvice(href: string): HrefAdvice {
  const bare = href.trim();
  if (bare !== href && hrefForm.test(bare)) return write(bare, ', without spaces around it');
  const unquoted = bare.replace(/^[“”„«»‘’"']+|[“”„«»‘’"']+$/gu, '');
  if (unquoted !== bare && hrefForm.test(unquoted))
    return write(unquoted, ', without quotation marks');
  const joined = bare.replace(/\s/g, '');
  if (/^(mailto|tel):/i.test(bare) && hrefForm.test(joined)) {
    return write(joined, ', without spaces');
  }
  const own = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(\/.*)?$/i.exec(bare);
  if (own) {
    const page = pageOf(own[1] ?? '/');
    return { message: `This address is on your own computer. Write "${page}"`, text: page };
  }
  if (/^http:\/\//i.test(bare)) {
    return { message: 'Use https:// (open the address once to see that it works)' };
  }
  const scheme = /^(?:h?t+ps?:?\/{1,2})+/i.exec(bare)?.[0];
  if (scheme !== undefined) {
    const [, host = '', rest = ''] =
      /^([^/?#]*)(.*)$/s.exec(bare.slice(scheme.length).trim()) ?? [];
    if (host === '')
      return { message: 'This address ends after https://. Copy it from the browser' };
    const whole = `https://${host.replace(/\s/g, '').replaceAll(',', '.')}${rest.replace(/\s/g, '%20')}`;
    if (host.includes(','))
      return { message: `There is a comma in this address. Write "${whole}"` };
    if (!host.includes('.'))
      return { message: `"${host}" is not a complete domain. Copy the address from the browser` };
    return hrefForm.test(whole) ? write(whole) : { message: general };
  }
  const sent = /^(mailto|tel):\/+(.+)$/i.exec(bare);
  if (sent) return write(`${sent[1]}:${sent[2]}`, ', without slashes');
  if (/^mailto:/i.test(bare))
    return { message: 'mailto: needs one whole e-mail address, such as mailto:{email}' };
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(bare)) return write(`mailto:${bare}`);
  if (/^(?:to-?do|tb[cd]|tk|xxx+|insert|link|url)$/i.test(bare)) {
    return {
      message: `"${bare}" is not an address. Write the page or the address that this leads to`,
    };
  }
  const digits = bare.replace(/\(0\)|[^\d+]/g, '');
  if (/^(tel:)?\+[\d ().-]+$/.test(bare)) return write(`tel:${digits}`);
  if (/^(tel:)?[\d ().-]{6,}$/.test(bare) || /^tel:/i.test(bare)) {
    return {
      message: 'tel: needs + and the country code, then digits only: tel:+15550100000',
    };
  }
  if (/^(www\.|[\w-]+(\.[\w-]+)*\.(com|org|net|io|co|example|de|uk|eu)(\/|$))/i.test(bare)) {
    return write(`https://${bare}`);
  }
  const download = /(?:^|[\\/])([^\\/]+\.(?:pdf|zip|docx?|pptx?|xlsx?|epub|ics|mp[34]|mov))$/i.exec(
    bare,
  )?.[1];
  if (download !== undefined) {
    const name = download.replace(/(?:%20|[^\w.-])+/g, '-');
    return {
      message:
        name === download
          ? `Put the file into static/downloads/ and write "/downloads/${name}"`
          : `Call the file "${name}" in static/downloads/, and write "/downloads/${name}"`,
    };
  }
  if (/^[a-z]+:/i.test(bare) || /\s/.test(bare) || bare === '') return { message: general };
  if (bare === '#') return { message: 'This link leads nowhere. Write a page such as /about/' };
  const small = bare.replace(/#.*$/, (place) => place.toLowerCase());
  if (small !== bare && hrefForm.test(small)) return write(small);
  if (/^\/?(?:images|content|static)\/.*\.(?:jpe?g|png|webp|svg)$/i.test(bare)) {
    return { message: 'A link cannot lead to a picture of content/. Name a page' };
  }
  if (bare.startsWith('#')) {
    return { message: `Write the page before the "#", such as "/${bare.toLowerCase()}"` };
  }
  const page = pageOf(bare);
  if (/^\/\S*\/$/.test(bare) && !hrefForm.test(page))
    return { message: `The site publishes no page "${bare}". Write another page` };
  return hrefForm.test(page)
    ? write(page, ' (small letters, with a slash at both ends)')
    : { message: general };
}
