import type { ContentFile } from '../content-file';
import type { Problem } from '../problem';
import { isPage, type SiteIndex } from '../site-index';
import { problemsIn } from '../source';

/** The fields of a page with a limit for their length. */
const limits = { title: 60, description: 156 };

/** A brand of so many characters is never at fault. */
const shortBrand = 12;

/** Returns the names of the fields that are too long because of the brand alone. */
function tooLong({ parsed, fields }: ContentFile, brand: string): string[] {
  const extra = brand.length - shortBrand;
  return Object.entries(limits).flatMap(([name, most]) => {
    const [source, filled] = [parsed.data, fields].map((all) => Object(all)[name] as unknown);
    if (typeof source !== 'string' || typeof filled !== 'string' || filled.length <= most)
      return [];
    const uses = source.split('{brand}').length - 1;
    return filled.length - uses * extra <= most ? [name] : [];
  });
}

function faultsOf({ files, tokens }: SiteIndex) {
  const brand = tokens.brand ?? '';
  const faults = files
    .filter(isPage)
    .flatMap((file) => tooLong(file, brand).map((field) => ({ file: file.file, field })));
  // One text may well be shortened; more have their cause elsewhere.
  return faults.length > 1 && brand.length > shortBrand ? faults : [];
}

/** Reports a brand that makes the titles of several pages too long, where the brand is. */
export function brandLength(site: SiteIndex): Problem[] {
  const [first, ...others] = faultsOf(site);
  const settings = site.files.find(({ file }) => file === 'site.json');
  if (!first || !settings) return [];
  const brand = site.tokens.brand ?? '';
  const message = `"brand" is ${brand.length} characters long. It makes ${others.length + 1} titles and descriptions too long, the first in ${first.file}. Shorten it, or leave {brand} out of them`;
  const offset = settings.parsed.offsetOf(['brand']);
  return problemsIn('site.json', settings.text, [
    { offset, length: brand.length + 2, rule: 'length', message },
  ]);
}

/** Takes out what `brandLength` reports once. */
export function withoutBrandEchoes(site: SiteIndex, problems: readonly Problem[]): Problem[] {
  const faults = faultsOf(site);
  return problems.filter(
    ({ file, rule, message }) =>
      rule !== 'length' ||
      !faults.some((fault) => fault.file === file && message.startsWith(`"${fault.field}"`)),
  );
}
