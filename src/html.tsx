import { Children, cloneElement, isValidElement, type ReactNode } from 'react';

type HtmlProps = {
  htmlAttributes: object;
  headComponents: ReactNode;
  bodyAttributes: object;
  preBodyComponents: ReactNode;
  /** The page, rendered. */
  body: string;
  postBodyComponents: ReactNode;
};

/** Leaves out the mark by which Helmet would find a tag in the browser, where it does not run. */
const unmanaged = (tag: ReactNode) =>
  isValidElement<Record<string, unknown>>(tag)
    ? cloneElement(tag, { 'data-react-helmet': undefined })
    : tag;

/**
 * Renders the document around every page; Gatsby looks for it here. Gatsby's own one has words for
 * visitors in its code.
 */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {Children.map(props.headComponents, unmanaged)}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
