import { Children, cloneElement, isValidElement, type ReactNode } from 'react';

type HtmlProps = {
  htmlAttributes: object;
  headComponents: ReactNode;
  bodyAttributes: object;
  preBodyComponents: ReactNode;
  /** The HTML of the page. */
  body: string;
  postBodyComponents: ReactNode;
};

/** Removes the attribute with which Helmet finds its tags in the browser. Helmet does not run there. */
const unmanaged = (tag: ReactNode) =>
  isValidElement<Record<string, unknown>>(tag)
    ? cloneElement(tag, { 'data-react-helmet': undefined })
    : tag;

/** Renders the document of every page. Gatsby's default document shows visitors an English sentence. */
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
