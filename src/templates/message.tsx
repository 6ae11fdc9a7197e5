import { graphql } from 'gatsby';
import { Head } from '../head/head';
import { Layout } from '../layout/layout';
import { Message } from '../sections/message';
import type { TextPageProps } from './texts';

export default function MessageTemplate({
  data,
  pageContext,
  children,
}: TextPageProps<Queries.MessageTemplateQuery>) {
  const { site, messagePage: page } = data;
  return (
    <Layout data={data} path={page.path} context={pageContext}>
      <Head site={site} page={page} build={pageContext} />
      <Message {...page} notFound={page.slug === '404'}>
        {children}
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
      figure
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
