import { graphql, type PageProps } from 'gatsby';
import { EntryText } from 'generated/texts/talks';
import type { EntryContext, PageContext } from '../content/page-context';
import { Head } from '../head/head';
import { Layout } from '../layout/page-layout';
import { PageHero } from '../sections/page-hero';
import { TextSection } from '../sections/text-section';

type TalkProps = PageProps<Queries.TalkTemplateQuery, PageContext & EntryContext>;

export default function TalkTemplate({ data, pageContext }: TalkProps) {
  const { site, talk } = data;
  return (
    <Layout data={data} path={talk.path} context={pageContext}>
      <Head site={site} page={{ ...talk, hidden: false }} context={pageContext} />
      <PageHero headline={talk.title} lede={talk.description} />
      <TextSection>
        <EntryText slug={talk.slug} />
      </TextSection>
    </Layout>
  );
}

export const query = graphql`
  query TalkTemplate($id: String!) {
    ...LayoutData
    site: siteSettings {
      ...HeadSite
    }
    talk(id: { eq: $id }) {
      path
      slug
      title
      description
    }
  }
`;
