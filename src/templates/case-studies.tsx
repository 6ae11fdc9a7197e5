import { graphql, type PageProps } from 'gatsby';
import type { ListContext, PageContext } from '../content/page-context';
import { Head } from '../head/head';
import { Layout } from '../layout/page-layout';
import { CaseStudyList } from '../sections/case-study-list';
import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import { Pagination } from '../sections/pagination';

type CaseStudiesProps = PageProps<Queries.CaseStudiesTemplateQuery, PageContext & ListContext>;

export default function CaseStudiesTemplate({ data, pageContext }: CaseStudiesProps) {
  const { site, caseStudies, entries } = data;
  const { list, slugs } = pageContext;
  const { eyebrow, lede, words, closing } = caseStudies;
  return (
    <Layout data={data} path={list.path} context={pageContext}>
      <Head
        site={site}
        page={{ ...list, hidden: false }}
        context={pageContext}
        type="CollectionPage"
      />
      <PageHero eyebrow={eyebrow} headline={list.headline} lede={lede} />
      <CaseStudyList
        caseStudies={slugs.flatMap((slug) => entries.nodes.find((one) => one.slug === slug) ?? [])}
      />
      <Pagination list={list} newer={list.newer} older={list.older} words={words} />
      <Closing {...closing} />
    </Layout>
  );
}

export const query = graphql`
  query CaseStudiesTemplate($slugs: [String!]!) {
    ...LayoutData
    site: siteSettings {
      ...HeadSite
    }
    caseStudies {
      eyebrow
      lede
      words {
        newer
        older
        page
        pages
      }
      closing {
        ...ClosingFields
      }
    }
    entries: allCaseStudy(filter: { slug: { in: $slugs } }) {
      nodes {
        slug
        path
        title
        description
        sample
        client {
          name
          trade
          size
          country
        }
      }
    }
  }
`;
