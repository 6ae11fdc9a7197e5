import { graphql, type PageProps } from 'gatsby';
import { EntryText } from 'generated/texts/pages';
import type { PageContext } from '../content/page-context';
import { Head } from '../head/head';
import { Layout } from '../layout/page-layout';
import { ShortMessage } from '../sections/short-message';

export default function ShortTemplate({
  data,
  pageContext,
}: PageProps<Queries.ShortTemplateQuery, PageContext>) {
  const { site, shortPage: page } = data;
  return (
    <Layout data={data} path={page.path} context={pageContext}>
      <Head site={site} page={page} context={pageContext} />
      <ShortMessage {...page} notFound={page.slug === '404'}>
        <EntryText slug={page.slug} />
      </ShortMessage>
    </Layout>
  );
}

export const query = graphql`
  query ShortTemplate($id: String!) {
    ...LayoutData
    site: siteSettings {
      ...HeadSite
    }
    shortPage(id: { eq: $id }) {
      title
      description
      hidden
      path
      slug
      sign
      headline
      action {
        ...LinkFields
      }
      insights {
        ...LinkFields
      }
    }
  }
`;
