import { graphql, type PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { PublishedPage } from '../content/published-page';
import { Head } from '../head/head';
import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import { TextBand } from '../sections/text-band';

export default function PageTemplate({
  data,
  pageContext,
}: PageProps<Queries.PageTemplateQuery, PublishedPage>) {
  const { site, generalPage: page } = data.content;
  return (
    <Suspense>
      {RENDERS_DOCUMENT && <Head site={site} page={page} build={pageContext} />}
      <PageHero {...page.hero} picture={page.picture} />
      <TextBand html={page.body} />
      {page.closing && <Closing {...page.closing} />}
    </Suspense>
  );
}

export const query = graphql`
  query PageTemplate($id: String!) {
    content {
      site: siteSettings {
        ...HeadSite
      }
      generalPage(id: $id) {
        title
        description
        hidden
        path
        body
        hero {
          eyebrow
          headline
          lede
        }
        picture {
          ...WidePicture
        }
        closing {
          ...ClosingFields
        }
      }
    }
  }
`;
