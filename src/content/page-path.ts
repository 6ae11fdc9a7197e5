import { articlePath } from './insights-lists';

/** Returns the address of the page that `content/pages/<slug>.mdx` produces. */
export const pagePath = (slug: string) => (slug === 'home' ? '/' : `/${slug}/`);

/** Returns the name of a file without folder and extension. */
export const slugOf = (file: string) => file.replace(/^.*\/|\.[a-z]+$/g, '');

export const pathOfFile = (file: string) =>
  file.startsWith('insights/') ? articlePath(slugOf(file)) : pagePath(slugOf(file));
