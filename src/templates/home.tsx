import { graphql, type PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { PublishedPage } from '../content/published-page';
import { Head } from '../head/head';
import { homeNodes } from '../head/home-nodes';
import { BrandBanner } from '../sections/brand-banner';
import { Differentiators } from '../sections/differentiators';
import { HomeHero } from '../sections/home-hero';
import { Intro } from '../sections/intro';
import { Pricing } from '../sections/pricing';
import { Questions } from '../sections/questions';
import { Steps } from '../sections/steps';
import { Testimonials } from '../sections/testimonials';

export default function HomeTemplate({
  data,
  pageContext,
}: PageProps<Queries.HomeTemplateQuery, PublishedPage>) {
  const { site, homePage: page, ...content } = data.content;
  return (
    <Suspense>
      {RENDERS_DOCUMENT && (
        <Head
          site={site}
          page={page}
          build={pageContext}
          nodes={homeNodes({ ...content, site, pricing: page.pricing })}
        />
      )}
      <HomeHero {...page.hero} />
      <BrandBanner {...page.banner} brand={site.brand} />
      <Intro {...page.intro} body={page.body} highlights={content.highlights.items} />
      <Differentiators {...page.differentiators} items={content.differentiators.items} />
      <Steps {...page.steps} items={content.steps.items} />
      <Testimonials {...page.testimonials} testimonials={content.testimonials} />
      <Pricing {...page.pricing} plans={content.plans.map(({ pricing }) => pricing)} />
      <Questions {...page.questions} questions={content.questions} />
    </Suspense>
  );
}

export const query = graphql`
  query HomeTemplate($id: String!) {
    content {
      site: siteSettings {
        ...HeadSite
        ...OfferSite
        tagline
        email
        socials {
          href
        }
      }
      homePage(id: $id) {
        title
        description
        hidden
        path
        body
        hero {
          eyebrow
          headline
          lede
          picture {
            ...WidePicture
          }
          actions {
            ...LinkFields
          }
        }
        banner {
          label
          figures {
            figure
            label
          }
        }
        intro {
          eyebrow
          headline
        }
        differentiators {
          eyebrow
          headline
        }
        steps {
          eyebrow
          headline
          action {
            ...LinkFields
          }
        }
        testimonials {
          eyebrow
          headline
          pause
          label
        }
        pricing {
          eyebrow
          headline
        }
        questions {
          eyebrow
          headline
          picture {
            ...HalfPicture
          }
          action {
            ...LinkFields
          }
        }
      }
      highlights {
        items {
          title
          text
        }
      }
      differentiators {
        items {
          title
          text
        }
      }
      steps {
        items {
          title
          text
        }
      }
      testimonials {
        quote
        author
        role
        image {
          ...Portrait
        }
      }
      plans {
        pricing {
          title
          figure
          summary
          featured
          action {
            ...LinkFields
          }
        }
      }
      questions {
        slug
        question
        body
      }
    }
  }
`;
