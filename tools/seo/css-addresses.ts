import { ident, string, tokenize, tokenTypes, url } from 'css-tree';

/** Lists the addresses that a style sheet or a `style` attribute loads. */
export function addressesInCss(css: string): string[] {
  const found: string[] = [];
  let call = '';
  tokenize(css, (type, start, end) => {
    const token = css.slice(start, end);
    if (type === tokenTypes.Url) found.push(url.decode(token));
    else if (type === tokenTypes.String && /^(url|src|@import)/i.test(call))
      found.push(string.decode(token));
    // The name of a function or of a rule stands before its text.
    if (type === tokenTypes.Function || type === tokenTypes.AtKeyword) call = ident.decode(token);
    else if (type !== tokenTypes.WhiteSpace) call = '';
  });
  return found.filter((address) => !/^(data:|#)/i.test(address));
}
