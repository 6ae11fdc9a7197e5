import { graphql, type PageProps } from 'gatsby';
import { EntryText } from 'generated/texts/plans';
import { ButtonLink } from '../components/button';
import { listPath } from '../content/addresses/paths';
import type { PageContext } from '../content/page-context';
import { Head } from '../head/head';
import { serviceNodes } from '../head/service-nodes';
import { Layout } from '../layout/page-layout';
import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import { ServiceCards } from '../sections/service-cards';
import { Work } from '../sections/work';

export default function ServicesTemplate({
  data,
  pageContext,
}: PageProps<Queries.ServicesTemplateQuery, PageContext>) {
  const { site, servicesPage: page, plans } = data;
  const caseStudy = page.work?.caseStudy;
  const [caseStudies] = data.allCaseStudies.nodes;
  return (
    <Layout data={data} path={page.path} context={pageContext}>
      <Head
        site={site}
        page={page}
        context={pageContext}
        nodes={serviceNodes(site, page.path, plans.nodes)}
      />
      <PageHero {...page.hero} />
      {plans.nodes.length > 0 && (
        <ServiceCards
          {...page.cards}
          plans={plans.nodes.map(({ pricing, ...plan }) => ({
            ...plan,
            ...pricing,
            text: <EntryText slug={plan.slug} />,
          }))}
        />
      )}
      {page.work && caseStudy && caseStudies && (
        <Work
          {...page.work}
          {...caseStudy.work}
          words={caseStudies.words}
          sample={caseStudy.sample}
        >
          <ButtonLink variant="outline" href={caseStudy.path}>
            {caseStudies.words.whole}
          </ButtonLink>
          <ButtonLink variant="outline" href={listPath('case-studies')}>
            {caseStudies.words.all}
          </ButtonLink>
        </Work>
      )}
      <Closing {...page.closing} />
    </Layout>
  );
}

export const query = graphql`
  query ServicesTemplate($id: String!) {
    ...LayoutData
    site: siteSettings {
      ...HeadSite
      minimumEngagement {
        amount
        currency
      }
      serviceArea
    }
    servicesPage(id: { eq: $id }) {
      title
      description
      hidden
      path
      hero {
        ...HeroWords
        picture {
          ...LargePicture
        }
      }
      cards {
        label
        view
        hide
        promises
      }
      work {
        ...HeadingWords
        caseStudy {
          path
          work {
            ...WorkFields
          }
          sample
        }
      }
      closing {
        ...ClosingFields
      }
    }
    allCaseStudies {
      nodes {
        words {
          ...WorkWords
          whole
          all
        }
      }
    }
    plans: allPlan(sort: { order: ASC }) {
      nodes {
        slug
        title
        icon
        tagline
        mdx {
          ...WholeText
        }
        items
        note
        pricing {
          terms
          price {
            amount
            currency
          }
        }
        ask {
          ...LinkFields
        }
      }
    }
  }
`;
