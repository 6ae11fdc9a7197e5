/** The parts of an HTML node that our rehype plugins read and write. */
export type HtmlNode = {
  value?: string;
  properties?: {
    id?: string;
    href?: string;
    lang?: string;
    ariaLabel?: string;
    ariaDescribedBy?: string[];
    dataFootnoteBackref?: boolean;
  };
  children?: HtmlNode[];
};
