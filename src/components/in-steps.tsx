import { Suspense, type ReactNode } from 'react';

/**
 * Hydrates a part of a page in small steps, after everything outside such parts. Nothing in it
 * suspends.
 *
 * Templates cannot import from 'react': gatsby-plugin-mdx takes that for an import of `React`
 * itself, and removes it.
 */
export const InSteps = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
