import { Suspense, type ReactNode } from 'react';

/**
 * A part of a page that React takes over in small steps, after what is outside of all such parts: the
 * forms. Nothing in it ever waits for anything.
 *
 * Templates use this, and nothing of React's own: gatsby-plugin-mdx takes an import from 'react' in a
 * template for one of `React` itself, and leaves it out.
 */
export const InSteps = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
