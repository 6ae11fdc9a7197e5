import { graphql, type PageProps } from 'gatsby';
import { EntryText } from 'generated/texts/insights';
import type { EntryContext, PageContext } from '../content/page-context';
import { plainHeadline } from '../content/text/headline-parts';
import { articleNodes } from '../head/article-nodes';
import { Head } from '../head/head';
import { Layout } from '../layout/page-layout';
import { ArticleAuthor } from '../sections/article-author';
import { ArticleHeader } from '../sections/article-header';
import { ArticleText } from '../sections/article-text';
import { Closing } from '../sections/closing';
import { entriesNamed, MoreEntries } from '../sections/more-entries';

type ArticleProps = PageProps<Queries.ArticleTemplateQuery, PageContext & EntryContext>;

export default function ArticleTemplate({ data, pageContext }: ArticleProps) {
  const { site, insights, article, articles } = data;
  const { words } = insights;
  const topics = pageContext.topics.map(({ name, path }) => ({ label: name, href: path }));
  const { previous, next, related } = pageContext.more;
  return (
    <Layout data={data} path={article.path} context={pageContext}>
      <Head
        site={site}
        page={{
          ...article,
          title: article.searchTitle ?? `${plainHeadline(article.title)} | ${site.brand}`,
          hidden: false,
        }}
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
      <ArticleAuthor
        {...article.author}
        label={words.writtenBy}
        sample={article.author.sample && !article.sample}
      />
      <MoreEntries
        heading={words.more}
        entries={[
          ...(article.caseStudy ? [{ ...article.caseStudy, label: words.caseStudy }] : []),
          ...entriesNamed([previous], articles.nodes, words.previous),
          ...entriesNamed([next], articles.nodes, words.next),
          ...entriesNamed(related, articles.nodes, words.related),
        ]}
      />
      <Closing {...insights.closing} />
    </Layout>
  );
}

/** Returns the structured data and the Open Graph tags of an article. */
function headFacts(
  { site, article }: Queries.ArticleTemplateQuery,
  context: PageContext & EntryContext,
) {
  const facts = {
    published: article.publishedAt,
    updated: article.updatedAt ?? article.publishedAt,
    topics: context.topics.map(({ name }) => name),
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
  return { article: facts, nodes: articleNodes(site, context, posting, context.list) };
}

export const query = graphql`
  query ArticleTemplate($id: String!, $others: [String!]!) {
    ...LayoutData
    site: siteSettings {
      ...HeadSite
    }
    insights {
      words {
        caseStudy
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
    article(id: { eq: $id }) {
      path
      slug
      searchTitle
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
      contents {
        id
        words
      }
      editedSentence
      picture {
        ...LargePicture
      }
      sample
      caseStudy {
        path
        title
      }
      author {
        ...AuthorFields
      }
    }
    articles: allArticle(filter: { slug: { in: $others } }) {
      nodes {
        slug
        path
        language
        title
      }
    }
  }
`;
