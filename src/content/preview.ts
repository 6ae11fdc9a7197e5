/**
 * Returns whether this build is a preview. A preview asks search engines to leave it out. The variable is written out,
 * because Gatsby replaces the whole expression in bundles.
 */
export const isPreview = () => process.env.GATSBY_PREVIEW === 'true';

export const previewProblem = (value = '') =>
  ['', 'true', 'false'].includes(value)
    ? undefined
    : `GATSBY_PREVIEW is "${value}": set it to true for a preview, or leave it out`;
