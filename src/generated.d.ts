/** The texts of a folder of `content/`, written by `src/gatsby/codegen/write-texts.ts`. */
declare module 'generated/texts/*' {
  import type { ReactElement } from 'react';

  /** Renders the text of an entry. */
  export function EntryText(props: { slug: string }): ReactElement;
}

/** The data from other files that components in texts show, written by `src/gatsby/codegen/write-mdx-data.ts`. */
declare module 'generated/mdx-data' {
  type Picture = import('./components/picture').PictureData;
  type Testimonial = { slug: string; quote: string; author: string; role: string };
  const parts: {
    pictures: { nodes: { relativePath: string; childImageSharp: Picture['light'] }[] };
    testimonials: { nodes: (Testimonial & { sample: boolean; image: Picture })[] };
    questions: { nodes: { slug: string; question: string }[] };
    downloads: { href: string; bytes: number }[];
  };
  export default parts;
}

/** The props of the forms, written by `src/gatsby/codegen/forms-props.ts`. */
declare module 'generated/forms' {
  // An ambient module cannot import a file by its relative path.
  const props: import('./content/types/form-types').FormsProps;
  export default props;
}

/** The `@font-face` rules of the system fonts that are shown until the web fonts load, written by `src/gatsby/codegen/write-fallback-fonts.ts`. */
declare module 'generated/fallback-fonts' {
  const rules: { '@font-face': Record<string, string> }[];
  export default rules;
}

/** The logo of `brand.json`, written by `src/gatsby/codegen/write-logo.ts`. */
declare module 'generated/logo' {
  const logo: { src: string; width: number; height: number } | null;
  export default logo;
}

/** The parts that every document contains, written by `src/gatsby/codegen/write-document.ts`. */
declare module 'generated/document' {
  const document: {
    /** The compiled source of `src/page-scripts/inline.ts`. */
    inlineScript: string;
    /** The path of the script that is compiled from `src/page-scripts/deferred.ts`. */
    deferredScript: string;
    /** The path of the script that is compiled from `src/page-scripts/videos.ts`. */
    videoScript: string;
    /** The rules of both font families, and the paths of the fonts that every page uses. */
    fonts: { styles: string; files: string[] };
    /** The paths of the scripts of React, such as `/static/app-1.js`. */
    scripts: string[];
  };
  export default document;
}
