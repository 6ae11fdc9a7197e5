import { graphql, type PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { PublishedPage } from '../content/published-page';
import { contactNodes } from '../head/contact-nodes';
import { Head } from '../head/head';
import { ContactCards } from '../sections/contact-cards';
import { Inquiry } from '../sections/inquiry';
import { PageHero } from '../sections/page-hero';

export default function ContactTemplate({
  data,
  pageContext,
}: PageProps<Queries.ContactTemplateQuery, PublishedPage>) {
  const { site, layout, contactPage: page, contactForm } = data.content;
  return (
    <>
      <Suspense>
        <Head
          site={site}
          page={page}
          build={pageContext}
          type="ContactPage"
          nodes={contactNodes(site, page.inquiry.eyebrow)}
        />
        <PageHero {...page.hero} />
        <ContactCards label={page.cardsLabel} cards={page.cards} newTabHint={layout.newTabHint} />
      </Suspense>
      <Inquiry
        {...page.inquiry}
        form={contactForm}
        email={site.email}
        schedulingPage={site.schedulingPage}
      />
    </>
  );
}

export const query = graphql`
  query ContactTemplate($id: String!) {
    content {
      site: siteSettings {
        ...HeadSite
        email
        schedulingPage
      }
      layout {
        newTabHint
      }
      contactPage(id: $id) {
        title
        description
        hidden
        path
        hero {
          eyebrow
          headline
          lede
        }
        cardsLabel
        cards {
          title
          text
          action {
            label
            href
            newTab
          }
        }
        inquiry {
          eyebrow
          headline
          lede
        }
      }
      contactForm {
        optional
        fullName {
          ...TextFieldWords
        }
        email {
          label
          placeholder
          missing
          invalid
        }
        role {
          ...TextFieldWords
        }
        goals {
          ...TextFieldWords
        }
        helpNeeded {
          label
          options
        }
        timeline {
          label
          placeholder
          options {
            value
            label
          }
        }
        budget {
          label
          missing
          options
        }
        additional {
          label
          placeholder
        }
        submit
        sending
        note
        sent {
          toast {
            title
            text
          }
          message {
            title
            text
          }
          link
        }
        failed {
          toast {
            title
            text
          }
          dismiss
        }
        failure {
          ...FailureWords
        }
        withoutScripts
      }
    }
  }

  fragment TextFieldWords on TextField {
    label
    placeholder
    missing
  }
`;
