import type { CompileOptions } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { remarkSecure } from './remark-secure';

/** Plugins of the compiler. */
export type Plugins = NonNullable<CompileOptions['remarkPlugins']>;

/**
 * What a text is written in: the site and the content check read it with these plugins. One tilde does
 * not strike words through: "~5 to 10~" is honest writing.
 */
export const grammar: Plugins = [[remarkGfm, { singleTilde: false }], remarkSecure];
