import { MDXProvider } from '@mdx-js/react';
import { Children, isValidElement, type ElementType, type ReactNode } from 'react';
import { times } from '../../content/vary';
import { proseElements } from '../../prose/prose-elements';

/** Returns the words of a node, without its elements. */
function wordsOf(node: ReactNode): string {
  const words = Children.toArray(node).map((child) => {
    if (typeof child === 'string') return child;
    return isValidElement<{ children?: ReactNode }>(child) ? wordsOf(child.props.children) : '';
  });
  return words.join('');
}

/** Returns a component that renders only the first word of the element. */
const withOneWord = (Element: ElementType) =>
  function OneWord({ children }: { children?: ReactNode }) {
    return <Element>{wordsOf(children).trim().split(/\s+/)[0]}</Element>;
  };

const short = {
  p: withOneWord('p'),
  li: withOneWord(proseElements.li),
  h2: withOneWord(proseElements.h2),
  h3: withOneWord(proseElements.h3),
};

/** Renders a text several times. */
const Repeated = ({ children }: { children: ReactNode }) =>
  Array.from({ length: times }, (_, index) => <div key={index}>{children}</div>);

const variants = new Map<string, Parameters<typeof MDXProvider>[0]['components']>([
  ['short', short],
  ['long', { wrapper: Repeated }],
]);

/**
 * Renders the texts in `children` in a variant of the catalogue: one word a block, or five times.
 */
export const VariedTexts = ({ variant, children }: { variant: string; children: ReactNode }) => (
  <MDXProvider components={variants.get(variant) ?? {}}>{children}</MDXProvider>
);
