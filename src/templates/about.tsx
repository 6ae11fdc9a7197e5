import { graphql, type PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { PublishedPage } from '../content/published-page';
import { Head } from '../head/head';
import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import { Story } from '../sections/story';
import { Values } from '../sections/values';

export default function AboutTemplate({
  data,
  pageContext,
}: PageProps<Queries.AboutTemplateQuery, PublishedPage>) {
  const { site, aboutPage: page, values } = data.content;
  return (
    <Suspense>
      {RENDERS_DOCUMENT && <Head site={site} page={page} build={pageContext} type="AboutPage" />}
      <PageHero {...page.hero} />
      <Story body={page.body} picture={page.picture} />
      <Values {...page.values} items={values.items} />
      <Closing {...page.closing} />
    </Suspense>
  );
}

export const query = graphql`
  query AboutTemplate($id: String!) {
    content {
      site: siteSettings {
        ...HeadSite
      }
      aboutPage(id: $id) {
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
          ...HalfPicture
        }
        values {
          eyebrow
          headline
        }
        closing {
          ...ClosingFields
        }
      }
      values {
        items {
          title
          text
          icon
        }
      }
    }
  }
`;
