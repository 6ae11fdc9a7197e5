import { graphql } from 'gatsby';
import { ArticlePage } from './article-page';

// Gatsby compiles this file once for each article, so the page itself is in a file of its own.
export default ArticlePage;

export const query = graphql`
  query ArticleTemplate($id: String!, $others: [String!]!) {
    ...LayoutData
    site: siteSettings {
      ...HeadSite
    }
    insights {
      eyebrow
      words {
        contents
        minutes
        more
        next
        previous
        related
        updated
        writtenBy
      }
      closing {
        ...ClosingFields
      }
    }
    topics {
      items {
        id
        name
      }
    }
    article(id: { eq: $id }) {
      path
      language
      title
      description
      published
      publishedAt
      publishedWords
      updated
      updatedAt
      updatedWords
      minutes
      dropCap
      topics
      contents {
        id
        words
      }
      edit
      picture {
        ...LargePicture
      }
      sample
      author {
        ...AuthorFields
      }
    }
    articles: allArticle(filter: { slug: { in: $others } }, sort: { published: DESC }) {
      nodes {
        slug
        path
        language
        title
      }
    }
  }
`;
