import { graphql, useStaticQuery } from 'gatsby';

export const failureWords = graphql`
  fragment FailureWords on FormFailure {
    notSent {
      title
      text
    }
    unknown {
      title
      text
    }
    mail
    copy
    copied
    copyRefused
    cannotStart
  }
`;

/** The words of the shell; the only static query of the site. */
export const useLayoutData = () =>
  useStaticQuery<Queries.LayoutDataQuery>(graphql`
    query LayoutData {
      content {
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
          }
          submit
          sending
          alert
          failure {
            ...FailureWords
          }
          withoutScripts
        }
      }
    }
  `).content;
