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

const laterSections = () => [
  ...document.querySelectorAll<HTMLElement>('main > :nth-child(n + 3), footer'),
];

/** Lets the browser skip sections outside the window again. They keep the size that they had. */
export function skipSections(sections = laterSections()) {
  for (const { style } of sections) style.contentVisibility = '';
}

/** Lays out each section in a task of its own: all in one would hold up a slow phone. */
export function layOutSections(sections = laterSections()) {
  for (const section of sections) {
    setTimeout(() => {
      section.style.contentVisibility = 'visible';
      section.getBoundingClientRect();
    });
  }
}

/**
 * Draws a change of the theme sooner on the first page of a visit. A new theme changes the styles of every element, so the
 * browser skips the sections below the window until the window is drawn. It does not skip those above, whose size could
 * change and move the window.
 */
export function startThemeChanges() {
  const skipBelow = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(`[${PageAttribute.themeToggle}]`))) return;
    const below = laterSections().filter((one) => one.getBoundingClientRect().top > innerHeight);
    skipSections(below);
    requestAnimationFrame(() => requestAnimationFrame(() => layOutSections(below)));
  };
  // In the capture phase: before `theme.ts` changes the theme.
  document.addEventListener('click', skipBelow, { capture: true });
}
