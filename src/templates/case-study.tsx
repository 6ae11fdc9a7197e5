import { graphql, type PageProps } from 'gatsby';
import { EntryText } from 'generated/texts/case-studies';
import type { EntryContext, PageContext } from '../content/page-context';
import { plainHeadline } from '../content/text/headline-parts';
import { PageAttribute } from '../contract/page-attributes';
import { caseStudyNodes } from '../head/case-study-nodes';
import { Head } from '../head/head';
import { Layout } from '../layout/page-layout';
import { CaseStudyBrief } from '../sections/case-study-brief';
import { CaseStudyOutcome } from '../sections/case-study-outcome';
import { Closing } from '../sections/closing';
import { entriesNamed, MoreEntries } from '../sections/more-entries';
import { PageHero } from '../sections/page-hero';
import { Work } from '../sections/work';

type CaseStudyProps = PageProps<Queries.CaseStudyTemplateQuery, PageContext & EntryContext>;

export default function CaseStudyTemplate({ data, pageContext }: CaseStudyProps) {
  const { site, caseStudies, caseStudy, others } = data;
  const { words } = caseStudies;
  const { list, more } = pageContext;
  return (
    <Layout data={data} path={caseStudy.path} context={pageContext}>
      <Head
        site={site}
        page={{
          ...caseStudy,
          title: caseStudy.searchTitle ?? `${plainHeadline(caseStudy.title)} | ${site.brand}`,
          hidden: false,
        }}
        context={pageContext}
        {...headFacts(data, pageContext)}
      />
      <PageHero
        eyebrow={list.name}
        headline={caseStudy.title}
        lede={caseStudy.description}
        sample={caseStudy.sample}
      />
      <article {...{ [PageAttribute.articleText]: '' }}>
        <CaseStudyBrief {...caseStudy} words={words}>
          <EntryText slug={caseStudy.slug} />
        </CaseStudyBrief>
        <Work {...caseStudy.work} headline={words.work} words={words} />
        <CaseStudyOutcome {...caseStudy} words={words} />
      </article>
      <MoreEntries
        heading={words.more}
        entries={[
          ...entriesNamed([more.previous], others.nodes, words.previous),
          ...entriesNamed([more.next], others.nodes, words.next),
        ]}
      />
      <Closing {...caseStudies.closing} />
    </Layout>
  );
}

/** Returns the structured data and the Open Graph tags of a case study. */
function headFacts(
  { site, caseStudy }: Queries.CaseStudyTemplateQuery,
  context: PageContext & EntryContext,
) {
  const { path, title, description, original, publishedAt, updatedAt } = caseStudy;
  const facts = { published: publishedAt, updated: updatedAt ?? publishedAt };
  const headline = plainHeadline(title);
  return {
    article: { ...facts, topics: [] },
    nodes: caseStudyNodes(
      site,
      context,
      { ...facts, path, headline, description, original },
      context.list,
    ),
  };
}

export const query = graphql`
  query CaseStudyTemplate($id: String!, $others: [String!]!) {
    ...LayoutData
    site: siteSettings {
      ...HeadSite
    }
    caseStudies {
      words {
        client
        plan
        weeks
        hours
        original
        asked
        work
        ...WorkWords
        outcome
        cut
        result
        quote
        previous
        next
        more
      }
      closing {
        ...ClosingFields
      }
    }
    caseStudy(id: { eq: $id }) {
      path
      slug
      searchTitle
      title
      description
      publishedAt
      updatedAt
      client {
        name
        trade
        size
        country
      }
      work {
        ...WorkFields
      }
      cut
      result {
        figure
        text
        source
      }
      plan {
        pricing {
          title
        }
      }
      weeks
      hours
      original {
        label
        href
      }
      quote
      sample
    }
    others: allCaseStudy(filter: { slug: { in: $others } }) {
      nodes {
        slug
        path
        title
      }
    }
  }
`;
