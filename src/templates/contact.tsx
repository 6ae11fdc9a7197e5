import { graphql, type PageProps } from 'gatsby';
import { InSteps } from '../components/in-steps';
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
  const { site, layout, contactPage: page, contactForm, plans } = data;
  return (
    <>
      <InSteps>
        {RENDERS_DOCUMENT && (
          <Head
            site={site}
            page={page}
            build={pageContext}
            type="ContactPage"
            nodes={contactNodes(site, page.inquiry.eyebrow)}
          />
        )}
        <PageHero {...page.hero} />
        <ContactCards label={page.cardsLabel} cards={page.cards} newTabHint={layout.newTabHint} />
      </InSteps>
      <Inquiry
        {...page.inquiry}
        form={contactForm}
        email={site.email}
        schedulingPage={site.schedulingPage}
        plans={plans.nodes}
      />
    </>
  );
}

export const query = graphql`
  query ContactTemplate($id: String!) {
    site: siteSettings {
      ...HeadSite
      email
      schedulingPage
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
        eyebrow
        headline
        lede
        firstDraft
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
        firstDraft
      }
    }
    plans: allPlan(sort: { order: ASC }) {
      nodes {
        slug
        asked
        help
      }
    }
    contactForm {
      required
      optional
      fullName {
        ...TextFieldWords
      }
      email {
        label
        placeholder
        missing
        invalid
        plain
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
      privacy {
        ...LinkFields
      }
      submit
      sending
      slow
      note
      draft {
        ...DraftWords
      }
      sent {
        toast {
          ...MessageWords
        }
        message {
          ...MessageWords
        }
        changed {
          ...MessageWords
        }
        before {
          ...MessageWords
        }
        link
        again
      }
      failed {
        toast {
          ...MessageWords
        }
        dismiss
      }
      failure {
        ...FailureWords
      }
      withoutScripts
    }
  }

  fragment TextFieldWords on TextField {
    label
    placeholder
    missing
  }
`;
