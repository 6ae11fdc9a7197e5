import { graphql, type PageProps } from 'gatsby';
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

export default function InsightsTemplate({ data, pageContext }: InsightsProps) {
  const { site, insights, articles } = data;
  const { list, topics, slugs, all } = pageContext;
  const { words } = insights;
  const { newer, older } = list;
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
