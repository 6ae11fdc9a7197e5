/**
 * true: the build is a preview, which search engines are asked to leave out. Gatsby writes the value
 * of the variable into the bundle, so its name must be here in full.
 */
export const isPreview = () => process.env.GATSBY_PREVIEW === 'true';

/** Returns the fault in the value of `GATSBY_PREVIEW`, as a sentence, or undefined. */
export const previewFault = (value = '') =>
  ['', 'true', 'false'].includes(value)
    ? undefined
    : `GATSBY_PREVIEW is "${value}": set it to true for a preview, or leave it out`;
