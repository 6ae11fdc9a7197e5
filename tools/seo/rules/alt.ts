import { characters } from '../../../src/content/text-length';
import type { Report } from '../finding';
import type { Page } from '../page';
import type { Site } from '../read-site';

/** In characters: screen readers read an alt text without a pause. */
const most = 150;

/** Checks the words of alt texts; html-validate finds images without one. */
export function checkAlts(page: Page, site: Site, { warning }: Report): void {
  for (const alt of new Set(page.images.map((image) => image.alt ?? ''))) {
    const place = () => site.content.find(alt, page.address);
    const { length } = characters(alt);
    if (/\.(avif|gif|jpe?g|png|svg|webp)$/i.test(alt)) {
      warning('alt', `The alt text “${alt}” is the name of a file.`, place());
    } else if (length > most) {
      warning('alt', `The alt text “${alt.slice(0, 40)}…” has ${length} characters.`, place());
    }
  }
}
