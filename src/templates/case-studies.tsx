import { graphql, type PageProps } from 'gatsby';
import type { ListContext, PageContext } from '../content/page-context';
import { CaseStudyList } from '../sections/case-study-list';
import { ListPage } from './list-page';

type CaseStudiesProps = PageProps<Queries.CaseStudiesTemplateQuery, PageContext & ListContext>;

export default function CaseStudiesTemplate({ data, pageContext }: CaseStudiesProps) {
  const { caseStudies, entries } = data;
  return (
    <ListPage data={data} context={pageContext} content={caseStudies}>
      <CaseStudyList
        caseStudies={pageContext.slugs.flatMap(
          (slug) => entries.nodes.find((one) => one.slug === slug) ?? [],
        )}
      />
    </ListPage>
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
