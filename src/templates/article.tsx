import { graphql, type PageProps } from 'gatsby';
import { EntryText } from 'generated/texts/insights';
import { plainHeadline } from '../content/text/headline-parts';
import { articleSearchTitle, topicsOf } from '../content/insights-lists';
import { listPath } from '../content/addresses/paths';
import type { ArticleContext, PageContext } from '../content/page-context';
import { articleNodes } from '../head/article-nodes';
import { Head } from '../head/head';
import { Layout } from '../layout/page-layout';
import { ArticleAuthor } from '../sections/article-author';
import { ArticleHeader } from '../sections/article-header';
import { ArticleMore } from '../sections/article-more';
import { ArticleText } from '../sections/article-text';
import { Closing } from '../sections/closing';

type ArticleProps = PageProps<Queries.ArticleTemplateQuery, PageContext & ArticleContext>;

export default function ArticleTemplate({ data, pageContext }: ArticleProps) {
  const { site, insights, article, articles } = data;
  const { words } = insights;
  const topics = topicsOf(article, data.topics.items).map(({ id, name }) => ({
    label: name,
    href: listPath(id),
  }));
  const { previous, next, related } = pageContext.neighbors;
  const shown = (slug: string | null) => articles.nodes.find((one) => one.slug === slug) ?? null;
  return (
    <Layout data={data} path={article.path} context={pageContext}>
      <Head
        site={site}
        page={{ ...article, title: articleSearchTitle(article.title, site.brand), hidden: false }}
        context={pageContext}
        {...headFacts(data, pageContext)}
      />
      <ArticleHeader {...article} topics={topics} words={words} />
      <ArticleText
        contents={article.contents}
        heading={words.contents}
        dropCap={article.dropCap}
        language={article.language}
      >
        <EntryText slug={article.slug} />
      </ArticleText>
      <ArticleAuthor {...article.author} label={words.writtenBy} />
      <ArticleMore
        previous={shown(previous)}
        next={shown(next)}
        related={related.flatMap((slug) => shown(slug) ?? [])}
        words={words}
      />
      <Closing {...insights.closing} />
    </Layout>
  );
}

/** Returns the structured data and the Open Graph tags of an article. */
function headFacts(data: Queries.ArticleTemplateQuery, context: PageContext) {
  const { site, insights, topics, article } = data;
  const facts = {
    published: article.publishedAt,
    updated: article.updatedAt ?? article.publishedAt,
    topics: topicsOf(article, topics.items).map(({ name }) => name),
  };
  const { fallback } = article.picture.light.gatsbyImageData.images;
  const posting = {
    ...facts,
    path: article.path,
    language: article.language,
    headline: plainHeadline(article.title),
    description: article.description,
    author: article.author,
    picture: fallback ? fallback.src : null,
  };
  return { article: facts, nodes: articleNodes(site, context, posting, insights.eyebrow) };
}

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
      slug
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
      editedSentence
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
