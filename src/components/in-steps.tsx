import { Suspense, type ReactNode } from 'react';

/**
 * Marks a part of a page that React hydrates in small steps, after everything outside such parts.
 * The forms use it. Nothing in it ever suspends.
 *
 * Templates use this instead of importing from 'react': gatsby-plugin-mdx mistakes such an import
 * in a template for one of `React` itself, and removes it.
 */
export const InSteps = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
