/** The texts of a folder of `content/`. `src/gatsby/generated-modules.ts` writes it. */
declare module 'generated/texts/*' {
  import type { ReactElement } from 'react';

  /** Renders the text of an entry. */
  export function Text(props: { slug: string }): ReactElement;
}

/** What the components in texts show of other files. `src/gatsby/mdx-data.ts` asks for it. */
declare module 'generated/mdx-data' {
  type Picture = import('../components/picture').PictureData;
  type Testimonial = { slug: string; quote: string; author: string; role: string };
  const parts: {
    pictures: { nodes: { relativePath: string; childImageSharp: Picture['light'] }[] };
    testimonials: { nodes: (Testimonial & { sample: boolean; image: Picture })[] };
    questions: { nodes: { slug: string; question: string }[] };
    downloads: { href: string; bytes: number }[];
  };
  export default parts;
}

/** The properties of both forms. */
declare module 'generated/forms' {
  // An ambient module cannot import a file by its relative path.
  const props: import('../content/forms').FormsProps;
  export default props;
}

/** The `@font-face` rules of the system fonts that replace both families until the web fonts load. */
declare module 'generated/fallback-fonts' {
  const rules: { '@font-face': Record<string, string> }[];
  export default rules;
}

/** What every document contains. */
declare module 'generated/document' {
  const document: {
    /** The source of `src/page-scripts/inline.ts`. */
    inlineScript: string;
    /** The path of `src/page-scripts/deferred.ts` as a script. */
    deferredScript: string;
    /** The rules of both font families. */
    fontStyles: string;
    /** The paths of the scripts of React, such as `/static/app-1.js`. */
    scripts: string[];
  };
  export default document;
}
