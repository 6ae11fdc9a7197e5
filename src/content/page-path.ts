/** The address of the page that `content/pages/<slug>.mdx` makes. */
export const pagePath = (slug: string) => (slug === 'home' ? '/' : `/${slug}/`);
