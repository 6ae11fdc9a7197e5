import { graphql, type PageProps } from 'gatsby';
import type { ListContext, PageContext } from '../content/page-context';
import { TalkList } from '../sections/talk-list';
import { ListPage } from './list-page';

type TalksProps = PageProps<Queries.TalksTemplateQuery, PageContext & ListContext>;

export default function TalksTemplate({ data, pageContext }: TalksProps) {
  return (
    <ListPage data={data} context={pageContext} content={data.talks}>
      <TalkList
        talks={pageContext.slugs.flatMap(
          (slug) => data.entries.nodes.find((one) => one.slug === slug) ?? [],
        )}
      />
    </ListPage>
  );
}

export const query = graphql`
  query TalksTemplate($slugs: [String!]!) {
    ...LayoutData
    site: siteSettings {
      ...HeadSite
    }
    talks {
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
    entries: allTalk(filter: { slug: { in: $slugs } }) {
      nodes {
        slug
        path
        title
        description
        sample
      }
    }
  }
`;
