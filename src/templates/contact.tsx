import { graphql, type PageProps } from 'gatsby';
import forms from 'generated/forms';
import type { PageContext } from '../content/page-context';
import { ContactForm } from '../forms/markup/contact-form';
import { Head } from '../head/head';
import { Layout } from '../layout/page-layout';
import { ContactCards } from '../sections/contact-cards';
import { Inquiry } from '../sections/inquiry/inquiry';
import { PageHero } from '../sections/page-hero';

export default function ContactTemplate({
  data,
  pageContext,
}: PageProps<Queries.ContactTemplateQuery, PageContext>) {
  const { site, layout, contactPage: page } = data;
  return (
    <Layout data={data} path={page.path} context={pageContext}>
      <Head site={site} page={page} context={pageContext} type="ContactPage" />
      <PageHero {...page.hero} />
      <ContactCards label={page.cardsLabel} cards={page.cards} newTabHint={layout.newTabHint} />
      <Inquiry {...page.inquiry}>
        <ContactForm {...forms.contact} />
      </Inquiry>
    </Layout>
  );
}

export const query = graphql`
  query ContactTemplate($id: String!) {
    ...LayoutData
    site: siteSettings {
      ...HeadSite
    }
    layout {
      newTabHint
    }
    contactPage(id: { eq: $id }) {
      title
      description
      hidden
      path
      hero {
        ...HeroWords
      }
      cardsLabel
      cards {
        title
        text
        call
        action {
          label
          href
          newTab
        }
      }
      inquiry {
        ...HeroWords
        person {
          ...PersonFields
        }
      }
    }
  }
`;
