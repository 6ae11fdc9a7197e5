import { graphql } from 'gatsby';

/** The data of the header and the footer, for the query of every template. */
export const layoutData = graphql`
  fragment LayoutData on Query {
    site: siteSettings {
      brand
      tagline
      address
      language
      email
      socials {
        label
        icon
        href
      }
    }
    layout {
      skipLink
      homeLabel
      newTabHint
      edits {
        show
        before
        after
      }
      texts {
        sample
        table
        code
        play
        noVideo
        openVideo
        closeVideo
        transcript
      }
      navigation {
        label
        items {
          label
          href
          icon
        }
        action {
          label
          href
        }
      }
      theme {
        toDark
        toLight
      }
      footer {
        label
        exploreHeading
        explore {
          label
          href
        }
        contactHeading
        websiteLabel
        emailLabel
        insights {
          ...LinkFields
        }
        caseStudies {
          ...LinkFields
        }
        statement {
          ...LinkFields
        }
        privacy {
          ...LinkFields
        }
        imprint {
          ...LinkFields
        }
        copyright
      }
    }
  }
`;
