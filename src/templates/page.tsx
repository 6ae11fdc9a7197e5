import { graphql } from 'gatsby';
import { GeneralPage } from './general-page';

// Gatsby compiles this file once for each page, so the page itself is in a file of its own.
export default GeneralPage;

export const query = graphql`
  query PageTemplate($id: String!) {
    ...LayoutData
    site: siteSettings {
      ...HeadSite
    }
    generalPage(id: { eq: $id }) {
      language
      title
      description
      hidden
      path
      hero {
        eyebrow
        headline
        lede
        firstDraft
      }
      sample
      picture {
        ...LargePicture
      }
      closing {
        ...ClosingFields
      }
    }
  }
`;
