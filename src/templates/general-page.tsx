import { InLanguage } from '../components/in-language';
import { Head } from '../head/head';
import { Layout } from '../layout/layout';
import { ProseDataProvider } from '../prose/prose-provider';
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
        <TextBand note={<SampleNote isSample={page.sample} />}>
          <ProseDataProvider data={page.prose}>{children}</ProseDataProvider>
        </TextBand>
        {page.closing && <Closing {...page.closing} />}
      </InLanguage>
    </Layout>
  );
}
