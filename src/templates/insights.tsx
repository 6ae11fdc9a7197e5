import { graphql, type PageProps } from 'gatsby';
import type { ListContext, PageContext } from '../content/page-context';
import { ArticleList } from '../sections/article-list';
import { ListTopics } from '../sections/list-topics';
import { ListPage } from './list-page';

type InsightsProps = PageProps<Queries.InsightsTemplateQuery, PageContext & ListContext>;

export default function InsightsTemplate({ data, pageContext }: InsightsProps) {
  const { insights, articles } = data;
  const { list, topics, slugs, all } = pageContext;
  const { words } = insights;
  return (
    <ListPage data={data} context={pageContext} content={insights}>
      <ListTopics
        label={words.topics}
        all={{ label: words.all, href: all }}
        topics={topics.map(({ name, path }) => ({ label: name, href: path }))}
        current={topics.find(({ id }) => id === list.topic)?.path ?? all}
      />
      <ArticleList
        articles={slugs
          .flatMap((slug) => articles.nodes.find((one) => one.slug === slug) ?? [])
          .map((article) => ({
            ...article,
            topics: topics.filter(({ id }) => article.topics.includes(id)).map(({ name }) => name),
          }))}
        minutes={words.minutes}
        hasLead={list.topic === null && list.page === 1}
      />
    </ListPage>
  );
}

export const query = graphql`
  query InsightsTemplate($slugs: [String!]!) {
    ...LayoutData
    site: siteSettings {
      ...HeadSite
    }
    insights {
      eyebrow
      lede
      words {
        all
        minutes
        newer
        older
        page
        pages
        topics
      }
      closing {
        ...ClosingFields
      }
    }
    articles: allArticle(filter: { slug: { in: $slugs } }) {
      nodes {
        slug
        path
        language
        title
        description
        published
        publishedWords
        minutes
        topics
        picture {
          ...LargePicture
        }
        editedSentence
        sample
      }
    }
  }
`;
