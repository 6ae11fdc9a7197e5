import { parseArgs } from 'node:util';
import { wholeNumber } from '../../kit/whole-number';

/**
 * Reads `--widths 390,1280 --pages /contact/,/about/ --site public`: the widths of the window, in CSS
 * pixels; the addresses of the pages, null for every page; and the folder of a built site, from the
 * project's root, null if the site is built first.
 * @throws a sentence if an option is unknown or a width is not a number of pixels
 */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      widths: { type: 'string', default: '390,1280' },
      pages: { type: 'string' },
      site: { type: 'string' },
    },
  });
  return {
    widths: values.widths.split(',').map((width) => wholeNumber('--widths', width)),
    pages: values.pages?.split(',') ?? null,
    site: values.site ?? null,
  };
}
