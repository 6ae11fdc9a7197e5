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

/** Removes the attribute by which Helmet finds its tags in the browser, where it does not run. */
const unmanaged = (tag: ReactNode) =>
  isValidElement<Record<string, unknown>>(tag)
    ? cloneElement(tag, { 'data-react-helmet': undefined })
    : tag;

/** Renders the document around every page. Gatsby's default one has an English sentence for visitors. */
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
