/**
 * Returns whether search engines are asked to leave this build out. Gatsby replaces the whole name
 * of the variable in the bundle.
 */
export const isPreview = () => process.env.GATSBY_PREVIEW === 'true';

export const previewProblem = (value = '') =>
  ['', 'true', 'false'].includes(value)
    ? undefined
    : `GATSBY_PREVIEW is "${value}": set it to true for a preview, or leave it out`;
