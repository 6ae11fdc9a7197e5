import { graphql, type PageProps } from 'gatsby';
import { EntryText as Answer } from 'generated/texts/faq';
import { EntryText } from 'generated/texts/pages';
import { inOrder, newestFirst } from '../content/entry-order';
import type { PageContext } from '../content/page-context';
import { Head } from '../head/head';
import { homeNodes } from '../head/home-nodes';
import { Layout } from '../layout/page-layout';
import { BrandBanner } from '../sections/brand-banner';
import { Differentiators } from '../sections/differentiators';
import { HomeHero } from '../sections/home-hero';
import { HowItWorks } from '../sections/how-it-works';
import { Intro } from '../sections/intro/intro';
import { Openings } from '../sections/openings';
import { Pricing } from '../sections/pricing';
import { Questions } from '../sections/questions';
import { Testimonials } from '../sections/testimonials';

export default function HomeTemplate({
  data,
  pageContext,
}: PageProps<Queries.HomeTemplateQuery, PageContext>) {
  const { site, homePage: page, ...content } = data;
  const articles = inOrder(content.articles.nodes, newestFirst).slice(0, 3);
  return (
    <Layout data={data} path={page.path} context={pageContext}>
      <Head site={site} page={page} context={pageContext} nodes={homeNodes(site)} />
      <HomeHero {...page.hero} />
      <BrandBanner {...page.banner} brand={site.brand} />
      <Intro {...page.intro} highlights={content.highlights.items}>
        <EntryText slug={page.slug} />
      </Intro>
      <Differentiators {...page.differentiators} items={content.differentiators.items} />
      <HowItWorks {...page.steps} items={content.steps.items} />
      <Testimonials {...page.testimonials} testimonials={content.testimonials.nodes} />
      {content.plans.nodes.length > 0 && (
        <Pricing
          {...page.pricing}
          plans={content.plans.nodes.map(({ slug, pricing }) => ({ slug, ...pricing }))}
        />
      )}
      <Questions
        {...page.questions}
        questions={content.questions.nodes.map((one) => ({
          ...one,
          text: <Answer slug={one.slug} />,
        }))}
      />
      {page.openings && articles.length > 0 && <Openings {...page.openings} articles={articles} />}
    </Layout>
  );
}

export const query = graphql`
  query HomeTemplate($id: String!) {
    ...LayoutData
    site: siteSettings {
      ...HeadSite
      tagline
      email
      socials {
        href
      }
      company {
        legalName
        street
        postalCode
        city
        country
      }
    }
    homePage(id: { eq: $id }) {
      title
      description
      hidden
      path
      slug
      hero {
        ...HeroWords
        picture {
          ...LargePicture
        }
        actions {
          ...LinkFields
        }
        terms
      }
      banner {
        label
        figures {
          figure
          label
        }
        sample
      }
      intro {
        ...HeadingWords
        edit {
          label
          before
          after
          note
          sample
        }
      }
      openings {
        ...HeadingWords
      }
      differentiators {
        ...HeadingWords
      }
      steps {
        ...HeadingWords
        action {
          ...LinkFields
        }
      }
      testimonials {
        ...HeadingWords
        pause
        play
        label
      }
      pricing {
        ...HeadingWords
      }
      questions {
        ...HeadingWords
        person {
          ...PersonFields
        }
        action {
          ...LinkFields
        }
      }
    }
    highlights {
      items {
        title
        href
        text
      }
    }
    articles: allArticle {
      nodes {
        slug
        published
        path
        language
        title
        sample
        opening {
          words
          isEmphasized
        }
      }
    }
    differentiators {
      items {
        title
        text
        link {
          ...LinkFields
        }
      }
    }
    steps {
      items {
        title
        text
      }
    }
    testimonials: allTestimonial(sort: { order: ASC }) {
      nodes {
        quote
        author
        role
        image {
          ...Portrait
        }
        sample
      }
    }
    plans: allPlan(sort: { order: ASC }) {
      nodes {
        slug
        pricing {
          title
          terms
          summary
          featured
          action {
            ...LinkFields
          }
        }
      }
    }
    questions: allQuestion(sort: { order: ASC }) {
      nodes {
        slug
        question
      }
    }
  }
`;
