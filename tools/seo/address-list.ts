import { parse } from 'csv-parse/sync';

/** Matches a whole address, and a path. */
const anAddress = /^(https?:\/)?\/[^\s<>"]*$/;

/**
 * Lists the addresses of a text: the first one of each line, in whichever column it is. The text may be a list, an
 * export of a crawler or a search engine, or `_redirects`, whose patterns are left out.
 */
export function addressesInList(text: string): string[] {
  const rows = parse(text, {
    bom: true,
    delimiter: [',', ';', '\t', ' '],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  return rows
    .flatMap((cells) => cells.find((cell) => anAddress.test(cell)) ?? [])
    .filter((address) => !/\*|\/:/.test(address));
}
