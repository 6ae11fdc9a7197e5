import { graphql } from 'gatsby';

/** The site's facts that the head needs. */
export const headSite = graphql`
  fragment HeadSite on SiteSettings {
    brand
    address
    language
  }
`;

/** The site's facts that the offers of the structured data need. */
export const offerSite = graphql`
  fragment OfferSite on SiteSettings {
    minimumEngagement {
      amount
      currency
    }
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
    lede
    action {
      ...LinkFields
    }
  }
`;

/**
 * A picture as wide as the window. Its 736 px suit the common phone of 412 px at 1.75 pixels each.
 */
export const widePicture = graphql`
  fragment WideFiles on ImageSharp {
    gatsbyImageData(width: 1920, breakpoints: [480, 736, 1280, 1920], avifOptions: { quality: 36 })
  }
  fragment WidePicture on ContentPicture {
    alt
    light {
      ...WideFiles
    }
    dark {
      ...WideFiles
    }
  }
`;

/** The picture above an article: as wide as the window, without the size for old phones. */
export const articlePicture = graphql`
  fragment ArticleFiles on ImageSharp {
    gatsbyImageData(width: 1920, breakpoints: [736, 1280, 1920], avifOptions: { quality: 36 })
  }
  fragment ArticlePicture on ContentPicture {
    alt
    light {
      ...ArticleFiles
    }
    dark {
      ...ArticleFiles
    }
  }
`;

/** A picture that fills about half of the column on a wide screen. */
export const halfPicture = graphql`
  fragment HalfFiles on ImageSharp {
    gatsbyImageData(width: 1040, breakpoints: [360, 520, 720, 1040], avifOptions: { quality: 40 })
  }
  fragment HalfPicture on ContentPicture {
    alt
    light {
      ...HalfFiles
    }
    dark {
      ...HalfFiles
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

/** What the components in a text show of other files. */
export const proseFields = graphql`
  fragment NamedParts on Prose {
    pictures {
      name
      file {
        gatsbyImageData(
          width: 1280
          breakpoints: [360, 640, 960, 1280]
          avifOptions: { quality: 40 }
        )
      }
    }
    testimonials {
      slug
      quote
      author
      role
      image {
        ...Portrait
      }
    }
    downloads {
      href
      size
    }
  }
  fragment ProseFields on Prose {
    ...NamedParts
    questions {
      slug
      question
      prose {
        ...NamedParts
      }
    }
  }
`;
