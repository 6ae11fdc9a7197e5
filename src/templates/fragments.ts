import { graphql } from 'gatsby';

/** What the head says of the whole site. */
export const headSite = graphql`
  fragment HeadSite on SiteSettings {
    brand
    address
    language
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

/** A picture from edge to edge. */
export const widePicture = graphql`
  fragment WidePicture on ContentPicture {
    alt
    light {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1920
        placeholder: NONE
        formats: [AUTO, WEBP, AVIF]
        breakpoints: [480, 828, 1280, 1920]
      )
    }
    dark {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1920
        placeholder: NONE
        formats: [AUTO, WEBP, AVIF]
        breakpoints: [480, 828, 1280, 1920]
      )
    }
  }
`;

/** A picture that fills about half of the column on a wide screen. */
export const halfPicture = graphql`
  fragment HalfPicture on ContentPicture {
    alt
    light {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1040
        placeholder: NONE
        formats: [AUTO, WEBP, AVIF]
        breakpoints: [360, 520, 720, 1040]
      )
    }
    dark {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1040
        placeholder: NONE
        formats: [AUTO, WEBP, AVIF]
        breakpoints: [360, 520, 720, 1040]
      )
    }
  }
`;

/** A round portrait, 52 px wide. */
export const portrait = graphql`
  fragment Portrait on ContentPicture {
    alt
    light {
      gatsbyImageData(layout: FIXED, width: 52, placeholder: NONE, formats: [AUTO, WEBP, AVIF])
    }
    dark {
      gatsbyImageData(layout: FIXED, width: 52, placeholder: NONE, formats: [AUTO, WEBP, AVIF])
    }
  }
`;
