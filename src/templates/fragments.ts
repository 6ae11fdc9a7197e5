import { graphql } from 'gatsby';

/** The site's facts that the head needs. */
export const headSite = graphql`
  fragment HeadSite on SiteSettings {
    brand
    address
    language
    analytics {
      script
      attributes
    }
    verification
  }
`;

/** The complete text, for machines; the limit is longer than any text. */
export const wholeText = graphql`
  fragment WholeText on Mdx {
    excerpt(pruneLength: 1000000)
  }
`;

export const linkFields = graphql`
  fragment LinkFields on ContentLink {
    label
    href
  }
`;

export const closingFields = graphql`
  fragment ClosingFields on Closing {
    headline
    firstDraft
    lede
    action {
      ...LinkFields
    }
  }
`;

/**
 * A picture up to the width of the window, with the widths and the quality of `gatsby-config.ts`: one that is
 * shown in several places is encoded once, and downloaded once. `src/gatsby/mdx-data.ts` asks for the same.
 */
export const largePicture = graphql`
  fragment LargeFiles on ImageSharp {
    gatsbyImageData(width: 1920)
  }
  fragment LargePicture on ContentPicture {
    alt
    light {
      ...LargeFiles
    }
    dark {
      ...LargeFiles
    }
  }
`;

/** A round portrait, 52 px wide. */
export const portrait = graphql`
  fragment PortraitFiles on ImageSharp {
    gatsbyImageData(width: 104, breakpoints: [52, 104], avifOptions: { quality: 50 })
  }
  fragment Portrait on ContentPicture {
    alt
    light {
      ...PortraitFiles
    }
    dark {
      ...PortraitFiles
    }
  }
`;

export const authorFields = graphql`
  fragment AuthorFields on Author {
    name
    role
    portrait {
      ...Portrait
    }
    sample
    profiles {
      label
      href
    }
  }
`;
