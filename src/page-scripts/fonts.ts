import { PageId } from '../contract/page-attributes';
import { whenIdle } from './idle';

/** Returns whether the fonts may not be in the cache, as they are on a later page, after a reload and after Back. */
const isFirstPage = () =>
  !document.referrer.startsWith(location.origin) &&
  performance
    .getEntriesByType('navigation')
    .some((visit) => 'type' in visit && visit.type === 'navigate');

const load = (file: string) => fetch(file).then((response) => response.blob());

/**
 * Turns on the rules of the web fonts. On the first page of a visit they wait until the first screen is complete, so that
 * the fonts compete with nothing, and until all are loaded, so that the page is laid out with them once.
 */
export function startFonts() {
  const rules = document.querySelector(`#${PageId.fonts}`);
  const turnOn = () => rules?.setAttribute('media', 'all');
  // Not those of extended Latin, whose rules do not end with the address: they load on a page with such a letter.
  const files = () => rules?.textContent.match(/\/[^)]+(?=\)})/g) ?? [];
  if (isFirstPage()) whenIdle(() => void Promise.all(files().map(load)).then(turnOn, turnOn));
  else turnOn();
}
