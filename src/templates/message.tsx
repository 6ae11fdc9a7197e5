import { graphql, type PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { PublishedPage } from '../content/published-page';
import { Head } from '../head/head';
import { Message } from '../sections/message';

export default function MessageTemplate({
  data,
  pageContext,
}: PageProps<Queries.MessageTemplateQuery, PublishedPage>) {
  const { site, messagePage: page } = data.content;
  return (
    <Suspense>
      {RENDERS_DOCUMENT && <Head site={site} page={page} build={pageContext} />}
      <Message {...page} notFound={page.slug === '404'} />
    </Suspense>
  );
}

export const query = graphql`
  query MessageTemplate($id: String!) {
    content {
      site: siteSettings {
        ...HeadSite
      }
      messagePage(id: $id) {
        title
        description
        hidden
        path
        slug
        figure
        headline
        body
        action {
          ...LinkFields
        }
      }
    }
  }
`;
