import { graphql, type PageProps } from 'gatsby';
import { Suspense } from 'react';
import { Head } from '../head/head';
import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import { ServiceCards } from '../sections/service-cards';

export default function ServicesTemplate({ data }: PageProps<Queries.ServicesTemplateQuery>) {
  const { site, servicesPage: page, plans } = data.content;
  return (
    <Suspense>
      <Head site={site} page={page} />
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
      }
    }
  }
`;
