/** The values of GATSBY_PREVIEW. `drafts` is a preview that shows what is not published yet, too. */
export const previewValues = ['true', 'drafts'] as const;

/**
 * Returns whether this build is a preview. A preview asks search engines to leave it out. The variable is written out,
 * because Gatsby replaces the whole expression in bundles.
 */
export const isPreview = () => previewValues.some((value) => value === process.env.GATSBY_PREVIEW);

/** Returns whether this build is a preview that shows drafts and scheduled articles. */
export const isDraftPreview = () => process.env.GATSBY_PREVIEW === 'drafts';
