import { graphql, type PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { PublishedPage } from '../content/published-page';
import { Head } from '../head/head';
import { serviceNodes } from '../head/service-nodes';
import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import { ServiceCards } from '../sections/service-cards';

export default function ServicesTemplate({
  data,
  pageContext,
}: PageProps<Queries.ServicesTemplateQuery, PublishedPage>) {
  const { site, servicesPage: page, plans } = data.content;
  return (
    <Suspense>
      {RENDERS_DOCUMENT && (
        <Head
          site={site}
          page={page}
          build={pageContext}
          nodes={serviceNodes(site, page.path, plans)}
        />
      )}
      <PageHero {...page.hero} />
      <ServiceCards {...page.cards} plans={plans} />
      <Closing {...page.closing} />
    </Suspense>
  );
}

export const query = graphql`
  query ServicesTemplate($id: String!) {
    content {
      site: siteSettings {
        ...HeadSite
        ...OfferSite
        serviceArea
      }
      servicesPage(id: $id) {
        title
        description
        hidden
        path
        hero {
          eyebrow
          headline
          lede
          picture {
            ...WidePicture
          }
        }
        cards {
          label
          view
          hide
        }
        closing {
          ...ClosingFields
        }
      }
      plans {
        title
        icon
        tagline
        body
        items
        note
        ask {
          ...LinkFields
        }
      }
    }
  }
`;
