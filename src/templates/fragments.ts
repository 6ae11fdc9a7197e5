import { graphql } from 'gatsby';

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

/** The complete text, for structured data. The limit is longer than any text. */
export const wholeText = graphql`
  fragment WholeText on Mdx {
    excerpt(pruneLength: 1000000)
  }
`;

export const headingWords = graphql`
  fragment HeadingWords on HeadingWords {
    eyebrow
    headline
    firstDraft
  }
`;

export const heroWords = graphql`
  fragment HeroWords on HeroWords {
    eyebrow
    headline
    lede
    ledeDraft
  }
`;

export const linkFields = graphql`
  fragment LinkFields on ContentLink {
    label
    href
  }
`;

export const workFields = graphql`
  fragment WorkFields on Work {
    said
    published
  }
`;

export const workWords = graphql`
  fragment WorkWords on CaseStudiesWords {
    said
    published
    kept
    note
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

export const largePicture = graphql`
  fragment LargePicture on ContentPicture {
    alt
    light {
      ...LargeImage
    }
    dark {
      ...LargeImage
    }
  }
`;

export const portrait = graphql`
  fragment Portrait on ContentPicture {
    alt
    light {
      ...PortraitImage
    }
    dark {
      ...PortraitImage
    }
  }
`;

/** A person with a portrait that is larger than beside a quotation. */
export const personFields = graphql`
  fragment PersonFields on Person {
    text
    author {
      name
      role
      sample
      portrait {
        alt
        light {
          ...DrawingImage
        }
        dark {
          ...DrawingImage
        }
      }
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
