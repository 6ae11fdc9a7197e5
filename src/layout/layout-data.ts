import { graphql, useStaticQuery } from 'gatsby';

export const formNotes = graphql`
  fragment MessageWords on MessageText {
    title
    text
  }

  fragment DraftWords on DraftNote {
    title
    text
    clear
  }

  fragment FailureWords on FormFailure {
    tryLater {
      ...MessageWords
    }
    fixNeeded {
      ...MessageWords
    }
    tooLong {
      ...MessageWords
    }
    wait {
      ...MessageWords
    }
    offline {
      ...MessageWords
    }
    unknown {
      ...MessageWords
    }
    interrupted {
      ...MessageWords
    }
    mail
    copy
    copied
    copyRefused
    notLoaded
  }
`;

export type LayoutData = Queries.LayoutDataQuery;

/** Returns the words of every page by the only static query of the site. */
export const useLayoutData = (): LayoutData =>
  useStaticQuery<LayoutData>(graphql`
    query LayoutData {
      site: siteSettings {
        brand
        tagline
        address
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
          play
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
          statement {
            ...LinkFields
          }
          privacy {
            ...LinkFields
          }
          copyright
        }
      }
      newsletterForm {
        headline
        email {
          label
          placeholder
          missing
          invalid
          plain
        }
        alert
        sent {
          title
          text
          link
        }
        privacy {
          ...LinkFields
        }
        submit
        sending
        slow
        draft {
          ...DraftWords
        }
        failure {
          ...FailureWords
        }
        withoutScripts
      }
    }
  `);
