import { InLanguage } from '../components/in-language';
import { Head } from '../head/head';
import { Layout } from '../layout/layout';
import { SampleNote } from '../prose/sample-note';
import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import { TextBand } from '../sections/text-band';
import type { TextPageProps } from './texts';

/** A general page: privacy, accessibility, and those that writers add. */
export function GeneralPage({
  data,
  pageContext,
  children,
}: TextPageProps<Queries.PageTemplateQuery>) {
  const { site, generalPage: page } = data;
  return (
    <Layout data={data} path={page.path} context={pageContext}>
      <Head site={site} page={page} build={pageContext} />
      <InLanguage language={page.language}>
        <PageHero {...page.hero} picture={page.picture} />
        <TextBand note={<SampleNote isSample={page.sample} />}>{children}</TextBand>
        {page.closing && <Closing {...page.closing} />}
      </InLanguage>
    </Layout>
  );
}
