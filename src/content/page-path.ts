import { articlePath } from './insights-lists';

/** Returns the address of the page that `content/pages/<slug>.mdx` produces. */
export const pagePath = (slug: string) => (slug === 'home' ? '/' : `/${slug}/`);

/** Returns the name of a file without folder and ending, from which its address or anchor is made. */
export const slugOf = (file: string) => file.replace(/^.*\/|\.[a-z]+$/g, '');

/** Returns the address of the page that a file in `pages/` or `insights/` produces. */
export const pathOfFile = (file: string) =>
  file.startsWith('insights/') ? articlePath(slugOf(file)) : pagePath(slugOf(file));
