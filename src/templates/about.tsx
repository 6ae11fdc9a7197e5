import { graphql, type PageProps } from 'gatsby';
import { EntryText } from 'generated/texts/pages';
import type { PageContext } from '../content/page-context';
import { Head } from '../head/head';
import { Layout } from '../layout/page-layout';
import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import { Story } from '../sections/story';
import { Values } from '../sections/values';
import { Writer } from '../sections/writer';

export default function AboutTemplate({
  data,
  pageContext,
}: PageProps<Queries.AboutTemplateQuery, PageContext>) {
  const { site, aboutPage: page, values } = data;
  return (
    <Layout data={data} path={page.path} context={pageContext}>
      <Head site={site} page={page} context={pageContext} type="AboutPage" />
      <PageHero {...page.hero} />
      <Story picture={page.picture}>
        <EntryText slug={page.slug} />
      </Story>
      {page.writer && <Writer {...page.writer} />}
      <Values {...page.values} items={values.items} />
      <Closing {...page.closing} />
    </Layout>
  );
}

export const query = graphql`
  query AboutTemplate($id: String!) {
    ...LayoutData
    site: siteSettings {
      ...HeadSite
    }
    aboutPage(id: { eq: $id }) {
      title
      description
      hidden
      path
      slug
      hero {
        ...HeroWords
      }
      picture {
        ...LargePicture
      }
      writer {
        ...HeadingWords
        people {
          ...PersonFields
          author {
            profiles {
              label
              href
            }
          }
        }
      }
      values {
        ...HeadingWords
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
`;
