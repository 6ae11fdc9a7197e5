import { graphql, type PageProps } from 'gatsby';
import type { ListContext, PageContext } from '../content/page-context';
import { Head } from '../head/head';
import { Layout } from '../layout/page-layout';
import { PageHero } from '../sections/page-hero';
import { TalkList } from '../sections/talk-list';

type TalksProps = PageProps<Queries.TalksTemplateQuery, PageContext & ListContext>;

export default function TalksTemplate({ data, pageContext }: TalksProps) {
  const { list, slugs } = pageContext;
  const inOrder = slugs.flatMap(
    (slug) => data.entries.nodes.find((one) => one.slug === slug) ?? [],
  );
  return (
    <Layout data={data} path={list.path} context={pageContext}>
      <Head site={data.site} page={{ ...list, hidden: false }} context={pageContext} />
      <PageHero headline={list.headline} lede={data.talks.lede} />
      <TalkList talks={inOrder} />
    </Layout>
  );
}

export const query = graphql`
  query TalksTemplate($slugs: [String!]!) {
    ...LayoutData
    site: siteSettings {
      ...HeadSite
    }
    talks {
      lede
    }
    entries: allTalk(filter: { slug: { in: $slugs } }) {
      nodes {
        slug
        path
        title
        description
      }
    }
  }
`;
