import { PageAttribute } from '../contract/page-attributes';

/** Returns whether a link or an address led to the page, and not a reload or Back. */
export const isNavigation = () =>
  performance
    .getEntriesByType('navigation')
    .some((visit) => 'type' in visit && visit.type === 'navigate');

/**
 * Lets the browser skip the sections below the first view, by a rule in `src/theme/document-styles.ts`. Not at
 * an anchor, where a visit may begin further down.
 */
export function startLayout() {
  if (!location.hash) document.documentElement.setAttribute(PageAttribute.skipSections, '');
}

const sectionsBelow = () =>
  document.querySelectorAll<HTMLElement>('main > :nth-child(n + 3), footer');

/** Lets the browser skip the sections below the window again. They keep the size that they had. */
export function skipSectionsBelow() {
  for (const { style } of sectionsBelow()) style.contentVisibility = '';
}

/** Lays out each section in a task of its own: all in one would hold up a slow phone. */
export function layOutSectionsBelow() {
  for (const section of sectionsBelow()) {
    setTimeout(() => {
      section.style.contentVisibility = 'visible';
      section.getBoundingClientRect();
    });
  }
}
