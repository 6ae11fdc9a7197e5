/** Returns the address of the page that `content/pages/<slug>.mdx` produces. */
export const pagePath = (slug: string) => (slug === 'home' ? '/' : `/${slug}/`);
