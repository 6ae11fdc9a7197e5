import { graphql, type PageProps } from 'gatsby';
import { EntryText } from 'generated/texts/pages';
import { InLanguage } from '../components/in-language';
import type { PageContext } from '../content/page-context';
import { Head } from '../head/head';
import { Layout } from '../layout/page-layout';
import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import { TextSection } from '../sections/text-section';

/** Renders a general page, such as privacy, accessibility, and the pages that writers add. */
export default function PageTemplate({
  data,
  pageContext,
}: PageProps<Queries.PageTemplateQuery, PageContext>) {
  const { site, generalPage: page } = data;
  return (
    <Layout data={data} path={page.path} context={pageContext}>
      <Head site={site} page={page} context={pageContext} />
      <InLanguage language={page.language}>
        <PageHero {...page.hero} picture={page.picture} />
        <TextSection>
          <EntryText slug={page.slug} />
        </TextSection>
        {page.closing && <Closing {...page.closing} />}
      </InLanguage>
    </Layout>
  );
}

export const query = graphql`
  query PageTemplate($id: String!) {
    ...LayoutData
    site: siteSettings {
      ...HeadSite
    }
    generalPage(id: { eq: $id }) {
      language
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
      closing {
        ...ClosingFields
      }
    }
  }
`;
