import { PageAttribute } from '../contract/page-attributes';

/** Logs the path that was not found. */
export function logNotFound() {
  if (document.querySelector(`[${PageAttribute.notFound}]`))
    console.warn('Not found:', location.pathname);
}
