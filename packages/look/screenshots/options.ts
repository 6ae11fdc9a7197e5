import { parseArgs } from 'node:util';

/** The pages and widths of the pictures, and their folder. */
type ScreenshotOptions = {
  /** Widths of the window, in CSS pixels. */
  widths: number[];
  /** Page addresses such as /contact/, or null for every page. */
  pages: string[] | null;
  /** The folder for the pictures, from the project's root. */
  out: string;
  /** The folder of a built site, from the project's root; null: the site is built first. */
  site: string | null;
};

/**
 * Reads `--widths 390,1280 --pages /contact/,/about/ --out dir --site public`.
 * @throws a sentence if an option is unknown or a width is not a number of pixels
 */
export function readOptions(args: string[]): ScreenshotOptions {
  const { values } = parseArgs({
    args,
    options: {
      widths: { type: 'string', default: '390,1280' },
      pages: { type: 'string' },
      out: { type: 'string', default: 'reports/screenshots' },
      site: { type: 'string' },
    },
  });
  const widths = values.widths.split(',').map(Number);
  if (!widths.every((width) => Number.isInteger(width) && width > 0)) {
    throw new Error(`--widths takes pixels, such as 390,1280, and it is "${values.widths}".`);
  }
  return {
    widths,
    pages: values.pages?.split(',') ?? null,
    out: values.out,
    site: values.site ?? null,
  };
}
