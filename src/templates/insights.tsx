import { graphql, type PageProps } from 'gatsby';
import { topicsOf } from '../content/insights-lists';
import { insightsPath, listPath } from '../content/addresses/paths';
import type { ListContext, PageContext } from '../content/page-context';
import { Head } from '../head/head';
import { absoluteUrl } from '../head/head-page';
import { Layout } from '../layout/page-layout';
import { ArticleList } from '../sections/article-list';
import { Closing } from '../sections/closing';
import { ListTopics } from '../sections/list-topics';
import { PageHero } from '../sections/page-hero';
import { Pagination } from '../sections/pagination';

type InsightsProps = PageProps<Queries.InsightsTemplateQuery, PageContext & ListContext>;

/** Returns the paths of the neighboring pages of a list; null at either end. */
const neighbors = ({ topic, page, pages }: ListContext['list']) => ({
  newer: page > 1 ? listPath(topic, page - 1) : null,
  older: page < pages ? listPath(topic, page + 1) : null,
});

export default function InsightsTemplate({ data, pageContext }: InsightsProps) {
  const { site, insights, articles } = data;
  const { list, topics } = pageContext;
  const { words } = insights;
  const { newer, older } = neighbors(list);
  return (
    <Layout data={data} path={list.path} context={pageContext}>
      <Head
        site={site}
        page={{ ...list, hidden: false }}
        context={pageContext}
        type="CollectionPage"
        links={[
          ...(newer === null ? [] : [{ rel: 'prev', href: absoluteUrl(site, newer) }]),
          ...(older === null ? [] : [{ rel: 'next', href: absoluteUrl(site, older) }]),
        ]}
      />
      <PageHero
        eyebrow={insights.eyebrow}
        headline={list.headline}
        lede={list.topic === null ? insights.lede : list.description}
      />
      <ListTopics
        label={words.topics}
        all={{ label: words.all, href: insightsPath }}
        topics={topics.map(({ id, name }) => ({ label: name, href: listPath(id) }))}
        current={listPath(list.topic)}
      />
      <ArticleList
        articles={articles.nodes.map((article) => ({
          ...article,
          topics: topicsOf(article, topics).map(({ name }) => name),
        }))}
        minutes={words.minutes}
        hasLead={list.topic === null && list.page === 1}
      />
      <Pagination list={list} newer={newer} older={older} words={words} />
      <Closing {...insights.closing} />
    </Layout>
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
    articles: allArticle(
      filter: { slug: { in: $slugs } }
      sort: [{ published: DESC }, { slug: ASC }]
    ) {
      nodes {
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
      }
    }
  }
`;
