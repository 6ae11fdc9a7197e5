import { graphql, type PageProps } from 'gatsby';
import { EntryText } from 'generated/texts/pages';
import type { PageContext } from '../content/page-context';
import { Head } from '../head/head';
import { Layout } from '../layout/page-layout';
import { Message } from '../sections/message';

export default function MessageTemplate({
  data,
  pageContext,
}: PageProps<Queries.MessageTemplateQuery, PageContext>) {
  const { site, messagePage: page } = data;
  return (
    <Layout data={data} path={page.path} context={pageContext}>
      <Head site={site} page={page} context={pageContext} />
      <Message {...page} notFound={page.slug === '404'}>
        <EntryText slug={page.slug} />
      </Message>
    </Layout>
  );
}

export const query = graphql`
  query MessageTemplate($id: String!) {
    ...LayoutData
    site: siteSettings {
      ...HeadSite
    }
    messagePage(id: { eq: $id }) {
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
